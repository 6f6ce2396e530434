/** The id of the panel's element, which its styles refer to. */
export const PANEL_ID = 'mock-panel'
