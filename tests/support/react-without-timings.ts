/*
 * React's development build names each task and measures each render for the performance panel of a browser. Nobody
 * looks at it here, so both count as missing; React looks for them once, when it is loaded.
 */
Reflect.deleteProperty(console, 'createTask');
Reflect.deleteProperty(console, 'timeStamp');
