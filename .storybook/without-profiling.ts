/**
 * React as one develops with it keeps the call stack of each element and measures each render for the
 * performance panel, where the browser offers one. No test looks there. Loaded before React.
 */
Reflect.deleteProperty(console, 'createTask')
Reflect.deleteProperty(console, 'timeStamp')
