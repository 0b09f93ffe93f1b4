/** What is cheaper, or free, until it is done once: *the next city you build this era costs 1 credit less*; what each phrase means. */
export const NEXT_ONE = {
  'next discounted building': 'until end of {period} or you build {kind}: discount {price} on building {kind}',
  'next discounted upgrading': 'until end of {period} or you upgrade {kind}: discount {price} on upgrading {kind}',
  'next discounted buying': 'until end of {period} or you buy {kind}: discount {price} on buying {kind}',
  'next free building': 'until end of {period} or you build {kind}: discount all on building {kind}',
  'next free upgrading': 'until end of {period} or you upgrade {kind}: discount all on upgrading {kind}',
  'next free buying': 'until end of {period} or you buy {kind}: discount all on buying {kind}',
} as const;
