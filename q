{
  "format": "fathom-record/1",
  "pack": "nim",
  "version": "1.0.0",
  "hash": "18159981f0ce636a26b82f240d1ce67232366b694fd55c96668e640cba57cc43",
  "players": 2,
  "seed": 4,
  "options": {},
  "choices": [
    "do:pick-1-to-pebble-as-taken-then-lose-taken-pebbles"
  ],
  "finalHash": "fcc361d1e00be7b0",
  "engine": "0.1.0",
  "from": "nim",
  "bots": ["human","human"],
  "hashes": [],
  "components": {
    "counters": {"win":"2f4863a7","pebble":"ce5399c2","shell":"5463098c","pearl":"3998a236"},
    "procedures": {"game":"13ed5fdc","turn":"66c9e0d7"}
  }
}
