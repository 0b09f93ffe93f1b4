/** The version of this command, from package.json (it becomes part of the build). */
import about from '../package.json' with { type: 'json' };

export const VERSION: string = about.version;
