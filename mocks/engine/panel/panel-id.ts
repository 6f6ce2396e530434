/** The id of the panel's element: its styles hang on it. */
export const PANEL_ID = 'mock-panel'
