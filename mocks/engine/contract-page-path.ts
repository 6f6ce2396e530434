/** The path under which a dev server serves the contract as a page. */
export const CONTRACT_PAGE_PATH = '/__contract'
