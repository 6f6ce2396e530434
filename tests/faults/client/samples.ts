/** What the calls send: nothing that a server would have to know. */
export const ID = '0f8c2f5e-7f3a-4a59-9f65-5a3c1c8f1b11'
export const VERIFICATION = '5c0d7c34-8a52-4c44-9a3e-2f2a5d7f5f10'
export const PHONE = '+380501112233'
export const NEWCOMER = {
  first_name: 'Марічка',
  last_name: 'Гнатюк',
  phone: '+380931234567',
  password: 'Perlyna!2026',
  status: 'active',
  user_type: 'coach',
} as const
export const PERIOD = { start_date: '2027-03-01', end_date: '2027-03-07' }
export const PAGE = { skip: 0, limit: 100 }
export const picture = (): Blob => new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47])])
