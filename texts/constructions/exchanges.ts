/** Two exchanges as one verb: *exchange 1 kelp for 1 credit or vice versa*; what each phrase means. */
export const EXCHANGES = {
  'exchange or back': '(pay {price}: gain {items}) or pay {items}: gain {price}',
  'exchange either': '(pay {price}: gain {items}) or pay {other}: gain {others}',
} as const;

/** *pay up to 3 kelp to gain 1 credit for each*: one of a counter is paid each time. */
export const PAID_EACH = 'up to {count} times: pay {price}: gain {items}';
