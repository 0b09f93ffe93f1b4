/** Sites by where they lie, and the owners of what stands there, in English. */
export const WAYS = {
  'post reach': '{what} that one comes to from {from} over {through}',
  'post reach steps': '{what} that one comes to from {from} over {through}, no further than {n}',
  'post straight': '{what} straight on from {from} over {through}',
  'post straight steps': '{what} straight on from {from} over {through}, no further than {n}',
  'post straight ahead': '{what} straight ahead from {from} over {through}',
  'post straight ahead steps': '{what} straight ahead from {from} over {through}, no further than {n}',
  'post straight along': '{what} straight on from {from} by way of {way} over {through}',
  'post straight along steps': '{what} straight on from {from} by way of {way} over {through}, no further than {n}',
  'post beyond': '{what} behind {through}, straight on from {from}',
  'post beyond ahead': '{what} behind {through}, straight ahead from {from}',
  'post beyond along': '{what} behind {through}, straight on by way of {way} from {from}',
  'post ahead': '{what} ahead of {from}',
  'post within': '{what} within {n} of {x}',
  'distance of': 'the distance from {of} to {to}',
  'owner does': '{what} {body}',
  'owner does, clause': '{what}, {body}',
};
