/** The address of the page, in its fragment: `#/author/pack/cards.yaml?line=12`. A reload comes back to the same place. */
export const VIEWS = ['cards', 'author', 'gallery', 'lab', 'boards', 'play', 'audit'] as const;
/** The start page is a view that the list of views does not name. */
export type ViewName = 'start' | (typeof VIEWS)[number];

export interface Route {
  view: ViewName;
  /** what follows the name of the view: a file, a board */
  path: string;
  query: Record<string, string>;
}

/** The start page where the fragment names no view. */
export function readRoute(hash: string): Route {
  const [address, search = ''] = hash.replace(/^#\/?/, '').split('?', 2);
  const [name, ...path] = address.split('/');
  return {
    view: VIEWS.find((view) => view === name) ?? 'start',
    path: path.map(decodeSegment).join('/'),
    query: Object.fromEntries(new URLSearchParams(search)),
  };
}

/** Leaves out empty values. */
export function writeRoute({ view, path, query }: Route): string {
  const search = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== '')).toString();
  const segments = path === '' ? [view] : [view, ...path.split('/').map(encodeURIComponent)];
  return `#/${segments.join('/')}${search ? `?${search}` : ''}`;
}

/** As it is where it is not encoded correctly, as in an address that a person wrote. */
function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
