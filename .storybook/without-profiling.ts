/**
 * React's development build stores the call stack of each element and measures each render for the
 * performance panel, if the browser supports it. No test uses that. Loaded before React.
 */
Reflect.deleteProperty(console, 'createTask')
Reflect.deleteProperty(console, 'timeStamp')
