import type { Scene } from '../../packages/painter/src/paint.ts'

/** Sixteen scenes under the open sky and in old halls, at every time and in every weather. */
export const scenes: readonly Scene[] = [
  {
    place: 'forest',
    species: 'banyan',
    time: 'dusk',
    weather: 'clear',
    mood: 'calm',
    people: [
      { kind: 'sage', pose: 'sit' },
      { kind: 'woman', pose: 'sit' },
    ],
    creatures: ['deer'],
    objects: ['lamp'],
  },
  {
    place: 'stepwell',
    time: 'day',
    mood: 'wonder',
    people: [{ kind: 'woman', pose: 'stand', holds: 'pot' }],
    creatures: ['peacock'],
  },
  {
    place: 'battlefield',
    time: 'dawn',
    weather: 'dust',
    mood: 'triumph',
    people: [{ kind: 'warrior', pose: 'archer' }],
    creatures: ['horse'],
  },
  {
    place: 'river',
    time: 'night',
    weather: 'clear',
    mood: 'longing',
    people: [
      { kind: 'man', pose: 'stand', holds: 'oar' },
      { kind: 'woman', pose: 'sit' },
    ],
  },
  {
    place: 'throne',
    time: 'night',
    mood: 'dread',
    people: [
      { kind: 'king', pose: 'throne' },
      { kind: 'dancer', pose: 'dance' },
      { kind: 'man', pose: 'anjali' },
    ],
  },
  {
    place: 'cave',
    time: 'night',
    mood: 'calm',
    people: [{ kind: 'sage', pose: 'sit' }],
    objects: ['lamp', 'book'],
  },
  {
    place: 'bridge',
    time: 'day',
    weather: 'wind',
    people: [{ kind: 'warrior', pose: 'stand', holds: 'spear' }],
    creatures: ['crow'],
  },
  {
    place: 'market',
    time: 'day',
    mood: 'wonder',
    people: [
      { kind: 'woman', pose: 'walk' },
      { kind: 'man', pose: 'stand' },
    ],
    creatures: ['elephant'],
  },
  {
    place: 'palace',
    time: 'dusk',
    mood: 'longing',
    people: [
      { kind: 'rider', pose: 'ride' },
      { kind: 'woman', pose: 'stand' },
    ],
  },
  {
    place: 'village',
    species: 'palm',
    time: 'day',
    weather: 'rain',
    people: [
      { kind: 'woman', pose: 'walk' },
      { kind: 'child', pose: 'walk' },
    ],
    objects: ['pot'],
  },
  {
    place: 'temple',
    time: 'dawn',
    weather: 'mist',
    mood: 'calm',
    people: [{ kind: 'woman', pose: 'anjali', holds: 'flower' }],
  },
  {
    place: 'ghat',
    time: 'night',
    mood: 'grief',
    people: [
      { kind: 'woman', pose: 'kneel', holds: 'lamp' },
      { kind: 'man', pose: 'stand' },
    ],
  },
  {
    place: 'lotuspond',
    time: 'dawn',
    mood: 'longing',
    people: [{ kind: 'woman', pose: 'sit', holds: 'veena' }],
    creatures: ['peacock'],
  },
  {
    place: 'mountain',
    time: 'night',
    weather: 'storm',
    mood: 'dread',
    people: [{ kind: 'man', pose: 'walk', holds: 'staff' }],
  },
  {
    place: 'forest',
    species: 'palm',
    time: 'night',
    mood: 'dread',
    people: [{ kind: 'child', pose: 'stand', holds: 'lamp' }],
    creatures: ['tiger'],
  },
  {
    place: 'mountain',
    time: 'dawn',
    weather: 'clear',
    mood: 'triumph',
    people: [{ kind: 'woman', pose: 'stand', holds: 'conch' }],
    creatures: ['serpent'],
  },
]

/** Sixteen more: rooms and roads of our own days, things that are the point, and no place at all. */
export const otherScenes: readonly Scene[] = [
  { place: 'room', time: 'night', objects: ['letters'] },
  { place: 'kitchen', time: 'dawn', people: [{ kind: 'woman' }], objects: ['bowl'] },
  { place: 'workshop', time: 'day', people: [{ kind: 'man', old: true }], objects: ['hammer'] },
  { place: 'office', time: 'dusk', people: [{ kind: 'woman' }, { kind: 'man' }] },
  { place: 'shop', time: 'day', people: [{ kind: 'man' }], objects: ['scales', 'coins'] },
  { place: 'street', time: 'night', weather: 'rain', people: [{ kind: 'child' }] },
  { place: 'school', time: 'day', people: [{ kind: 'woman' }, { kind: 'child' }] },
  { place: 'shore', time: 'dusk', people: [{ kind: 'man' }], creatures: ['fish'] },
  { place: 'snow', time: 'day', people: [{ kind: 'man', pose: 'walk' }], creatures: ['goat'] },
  { place: 'ship', time: 'dawn', people: [{ kind: 'woman' }], objects: ['rope'] },
  { place: 'hall', time: 'night', people: [{ kind: 'man' }] },
  { place: 'store', time: 'night', objects: ['sack', 'key'] },
  { place: 'machinehall', time: 'night', people: [{ kind: 'woman' }], objects: ['wheel'] },
  { place: 'starship', time: 'day', people: [{ kind: 'woman' }] },
  { place: 'sky', time: 'day', creatures: ['crow'], objects: ['kite'] },
  { title: 'The Court of Ants', time: 'dusk', creatures: ['hare'], objects: ['dolls'] },
]
