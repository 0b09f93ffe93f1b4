/** Where one is, as the fragment of the address says: `#/author/pack/cards.yaml?line=12`. A reload comes back to it. */
export const VIEWS = ['author', 'gallery', 'lab', 'boards', 'audit'] as const;
export type ViewName = (typeof VIEWS)[number];

export interface Route {
  view: ViewName;
  /** what stands behind the view: a file, a board */ path: string;
  query: Record<string, string>;
}

export function readRoute(hash: string): Route {
  const [way, search = ''] = hash.replace(/^#\/?/, '').split('?', 2);
  const [name, ...rest] = way.split('/');
  const view = VIEWS.find((one) => one === name) ?? 'author';
  return { view, path: rest.map(decoded).join('/'), query: Object.fromEntries(new URLSearchParams(search)) };
}

export function writeRoute({ view, path, query }: Route): string {
  const search = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== '')).toString();
  return `#/${view}${path ? `/${path.split('/').map(encodeURIComponent).join('/')}` : ''}${search ? `?${search}` : ''}`;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
