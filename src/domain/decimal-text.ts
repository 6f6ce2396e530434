/** A number, or its text, with the decimal comma of Ukrainian: '10,5'. */
export const decimalText = (value: number | string): string => String(value).replace('.', ',')
