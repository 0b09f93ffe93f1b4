/** The version of this command, from package.json (it becomes part of the build). */
import about from '../package.json' with { type: 'json' };

/** The version of Fathom, such as `0.2.0`. */
export const VERSION: string = about.version;
