export const PLACES = [
  'forest',
  'battlefield',
  'stepwell',
  'river',
  'throne',
  'cave',
  'bridge',
  'market',
  'palace',
  'village',
  'temple',
  'ghat',
  'lotuspond',
  'mountain',
  'room',
  'kitchen',
  'workshop',
  'office',
  'shop',
  'school',
  'hall',
  'store',
  'machinehall',
  'starship',
  'street',
  'shore',
  'snow',
  'ship',
  'sky',
  'desert',
  'field',
  'road',
  'bank',
  'courtyard',
  'rooftop',
  'camp',
  'cell',
] as const
/** `nowhere` is painted as an ornament, for unknown places. */
export type Place = (typeof PLACES)[number] | 'nowhere'

const OTHER_PLACES: Readonly<Partial<Record<Place, string>>> = {
  cave: 'cavern गुफा',
  forest: 'jungle hermitage woods वन जंगल',
  lotuspond: 'lake pond तालाब सरोवर',
  stepwell: 'well कुआँ कुआं बावड़ी',
  market: 'bazaar बाज़ार बाजार',
  mountain: 'hills पहाड़',
  palace: 'fort महल',
  river: 'नदी',
  temple: 'shrine मंदिर',
  village: 'गाँव गांव',
  throne: 'court दरबार',
  room: 'bedroom house ward hut कमरा घर',
  kitchen: 'tea-stall रसोई',
  workshop: 'forge studio कारख़ाना',
  office: 'post-office library दफ़्तर',
  shop: 'stall दुकान',
  school: 'classroom पाठशाला स्कूल',
  hall: 'cinema theatre',
  store: 'godown warehouse गोदाम',
  machinehall: 'factory machine-hall',
  starship: 'spaceship',
  street: 'lane city गली',
  shore: 'beach sea coast समुद्र तट',
  snow: 'glacier बर्फ',
  ship: 'deck जहाज़',
  sky: 'air आकाश आसमान',
  desert: 'dunes sand salt-flat रेगिस्तान मरुभूमि रेत',
  field: 'fields meadow plain खेत मैदान',
  road: 'path track highway सड़क रास्ता',
  bank: 'riverbank किनारा',
  courtyard: 'yard verandah आँगन आंगन',
  rooftop: 'roof terrace छत',
  camp: 'tent tents शिविर छावनी',
  cell: 'prison jail dungeon क़ैदख़ाना हवालात',
}

export const placeOf = (word: string): Place | undefined => knownOr(PLACES, OTHER_PLACES, word)

const ROOFED: ReadonlySet<Place> = new Set<Place>([
  'throne',
  'cave',
  'room',
  'kitchen',
  'workshop',
  'office',
  'shop',
  'school',
  'hall',
  'store',
  'machinehall',
  'starship',
  'cell',
])

/** Returns true for places without sky, weather and flying animals. */
export const isRoofed = (place: Place): boolean => ROOFED.has(place)

export const SPECIES = ['banyan', 'palm'] as const
export type Species = (typeof SPECIES)[number]

export const TIMES = ['dawn', 'day', 'dusk', 'night'] as const
export type Time = (typeof TIMES)[number]

export const WEATHERS = ['clear', 'rain', 'mist', 'storm', 'dust', 'wind'] as const
export type Weather = (typeof WEATHERS)[number]

export const MOODS = ['calm', 'wonder', 'dread', 'grief', 'triumph', 'longing'] as const
export type Mood = (typeof MOODS)[number]

export const PERSON_KINDS = [
  'woman',
  'man',
  'king',
  'sage',
  'warrior',
  'child',
  'girl',
  'dancer',
  'rider',
] as const
export type PersonKind = (typeof PERSON_KINDS)[number]

const OTHER_KINDS: Readonly<Partial<Record<PersonKind, string>>> = {
  child: 'boy kid बच्चा बालक लड़का',
  girl: 'लड़की बच्ची बालिका',
  woman: 'queen princess mother grandmother nurse स्त्री औरत रानी',
  king: 'prince राजा',
  warrior: 'soldier guard योद्धा सैनिक',
  sage: 'monk hermit priest ऋषि साधु',
  man: 'father grandfather clerk merchant farmer आदमी पुरुष',
}

export const personKindOf = (word: string): PersonKind | undefined =>
  knownOr(PERSON_KINDS, OTHER_KINDS, word)

export const POSE_NAMES = [
  'stand',
  'anjali',
  'walk',
  'archer',
  'dance',
  'sit',
  'rest',
  'throne',
  'kneel',
  'turn',
  'ride',
] as const
export type PoseName = (typeof POSE_NAMES)[number]

export const HELD_THINGS = [
  'lamp',
  'conch',
  'pot',
  'staff',
  'spear',
  'oar',
  'sword',
  'book',
  'flower',
  'veena',
] as const
export type HeldThing = (typeof HELD_THINGS)[number]

export const CLOTHS = ['red', 'yellow', 'blue', 'green', 'white'] as const
export type Cloth = (typeof CLOTHS)[number]

export const CREATURES = [
  'elephant',
  'horse',
  'deer',
  'tiger',
  'peacock',
  'crow',
  'serpent',
  'hare',
  'goose',
  'goat',
  'buffalo',
  'lion',
  'fish',
  'snake',
] as const
export type Creature = (typeof CREATURES)[number]

export const OBJECTS = [
  'lamp',
  'conch',
  'bow',
  'book',
  'veena',
  'pot',
  'bowl',
  'plate',
  'basket',
  'sack',
  'box',
  'letters',
  'key',
  'coins',
  'scales',
  'drum',
  'bell',
  'mirror',
  'kite',
  'dolls',
  'rope',
  'stick',
  'knife',
  'hammer',
  'stone',
  'fruit',
  'flowers',
  'shells',
  'trumpet',
  'bangles',
  'cloth',
  'chair',
  'wheel',
  'ring',
  'pigeonholes',
] as const
export type Thing = (typeof OBJECTS)[number]

const OTHER_CREATURES: Readonly<Partial<Record<Creature, string>>> = {
  elephant: 'हाथी',
  horse: 'घोड़ा',
  deer: 'हिरन हिरण',
  tiger: 'बाघ',
  peacock: 'मोर',
  crow: 'raven कौआ',
  serpent: 'cobra नाग',
  hare: 'rabbit ख़रगोश खरगोश',
  goose: 'swan duck हंस बत्तख',
  goat: 'sheep lamb बकरी भेड़',
  buffalo: 'bull cow ox bullock भैंस गाय बैल',
  lion: 'शेर सिंह',
  fish: 'मछली',
  snake: 'साँप सांप',
}

const OTHER_OBJECTS: Readonly<Partial<Record<Thing, string>>> = {
  lamp: 'lantern दीपक दीया',
  conch: 'शंख',
  book: 'ledger register notebook पुस्तक किताब बही',
  veena: 'वीणा',
  pot: 'jar gourd घड़ा मटका',
  bowl: 'cup basin कटोरा',
  plate: 'pan थाली',
  basket: 'टोकरी',
  sack: 'bag बोरी थैली',
  box: 'chest संदूक पेटी',
  letters: 'letter papers चिट्ठी पत्र',
  key: 'keys चाबी',
  coins: 'money सिक्के',
  scales: 'तराज़ू',
  drum: 'ढोल',
  bell: 'घंटी',
  mirror: 'lens दर्पण',
  kite: 'पतंग',
  dolls: 'doll गुड़िया',
  rope: 'noose cord रस्सी',
  stick: 'staff छड़ी लाठी',
  knife: 'razor चाकू',
  hammer: 'chisel हथौड़ा',
  stone: 'boulder पत्थर',
  fruit: 'mango orange फल',
  flowers: 'flower garland फूल',
  shells: 'shell सीपी',
  bangles: 'चूड़ियाँ',
  cloth: 'sash sari कपड़ा',
  chair: 'कुर्सी',
  wheel: 'पहिया',
  ring: 'ruby anklet अँगूठी',
}

function knownOr<Word extends string>(
  words: readonly Word[],
  others: Readonly<Partial<Record<Word, string>>>,
  word: string,
): Word | undefined {
  const asked = word.trim().toLowerCase()
  return words.find((known) => known === asked || others[known]?.split(' ').includes(asked))
}

export const creatureOf = (word: string) => knownOr(CREATURES, OTHER_CREATURES, word)

export const objectOf = (word: string) => knownOr(OBJECTS, OTHER_OBJECTS, word)

export const SCENE_WORDS = {
  place: PLACES,
  species: SPECIES,
  time: TIMES,
  weather: WEATHERS,
  mood: MOODS,
  kind: PERSON_KINDS,
  pose: POSE_NAMES,
  holds: HELD_THINGS,
  cloth: CLOTHS,
  creatures: CREATURES,
  objects: OBJECTS,
} as const
