/** Where a dev server has the contract as a page. */
export const CONTRACT_PAGE_PATH = '/__contract'
