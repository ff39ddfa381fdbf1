import type { KnownPerson } from '../scene/scene.ts'
import type {
  Creature,
  HeldThing,
  PersonKind,
  Place,
  PoseName,
  Thing,
  Time,
  Weather,
} from '@kathasagar/story/sceneWords'
import type { CaptionWords } from './captionWords.ts'

const PLACE_NAMES: Readonly<Record<Place, string>> = {
  forest: 'A forest',
  battlefield: 'A battlefield',
  stepwell: 'A stepwell',
  river: 'A boat on a river',
  throne: 'A throne hall',
  cave: 'A painted cave',
  bridge: 'A causeway over the sea',
  market: 'A market',
  palace: 'A palace court',
  village: 'A village',
  temple: 'A temple court',
  ghat: 'The steps of a river ghat',
  lotuspond: 'A lotus pond',
  mountain: 'Mountains',
  room: 'A room',
  kitchen: 'A kitchen',
  workshop: 'A workshop',
  office: 'An office',
  shop: 'A shop',
  school: 'A schoolroom',
  hall: 'A hall with a screen',
  store: 'A storeroom',
  machinehall: 'A hall of machines',
  starship: 'The inside of a starship',
  street: 'A street',
  shore: 'A seashore',
  snow: 'Snow under the peaks',
  ship: 'The deck of a ship',
  sky: 'The open sky',
  desert: 'Dry land',
  field: 'A field',
  road: 'A road over the hills',
  bank: 'The bank of a river',
  courtyard: 'The yard of a house',
  rooftop: 'A flat roof above the town',
  camp: 'A camp of tents',
  cell: 'A cell',
  nowhere: 'A scene',
}

const TIMES: Readonly<Record<Time, string>> = {
  dawn: 'at dawn',
  day: 'by day',
  dusk: 'at dusk',
  night: 'at night',
}

const WEATHERS: Readonly<Record<Weather, string>> = {
  clear: '',
  rain: 'in the rain',
  mist: 'in the mist',
  storm: 'in a storm',
  dust: 'in blowing dust',
  wind: 'in the wind',
}

const KINDS: Readonly<Record<PersonKind, readonly [string, string]>> = {
  woman: ['woman', 'women'],
  man: ['man', 'men'],
  king: ['king', 'kings'],
  sage: ['sage', 'sages'],
  warrior: ['warrior', 'warriors'],
  child: ['child', 'children'],
  girl: ['girl', 'girls'],
  dancer: ['dancer', 'dancers'],
  rider: ['rider', 'riders'],
}

const POSES: Readonly<Record<PoseName, string>> = {
  stand: '',
  anjali: 'with joined hands',
  walk: 'walking',
  archer: 'drawing a bow',
  dance: 'dancing',
  sit: 'sitting',
  rest: 'resting',
  throne: 'on the throne',
  kneel: 'kneeling',
  turn: 'seen from behind',
  ride: 'on horseback',
}

const HELD: Readonly<Record<HeldThing, string>> = {
  lamp: 'a lamp',
  conch: 'a conch',
  pot: 'a water pot',
  staff: 'a staff',
  spear: 'a spear',
  oar: 'an oar',
  sword: 'a sword',
  book: 'a book',
  flower: 'a flower',
  veena: 'a veena',
}

const CREATURES: Readonly<Record<Creature, string>> = {
  elephant: 'an elephant',
  horse: 'a horse',
  deer: 'a deer',
  tiger: 'a tiger',
  peacock: 'a peacock',
  crow: 'a crow',
  serpent: 'a serpent',
  hare: 'a hare',
  goose: 'a goose',
  goat: 'a goat',
  buffalo: 'a buffalo',
  lion: 'a lion',
  fish: 'a fish',
  snake: 'a snake',
}

const THINGS: Readonly<Record<Thing, string>> = {
  lamp: 'a standing lamp',
  conch: 'a conch',
  bow: 'a bow',
  book: 'a book on a rest',
  veena: 'a veena',
  pot: 'a clay pot',
  bowl: 'a bowl',
  plate: 'a plate',
  basket: 'a basket',
  sack: 'a sack',
  box: 'a box',
  letters: 'a bundle of letters',
  key: 'a key',
  coins: 'coins',
  scales: 'a pair of scales',
  drum: 'a drum',
  bell: 'a bell',
  mirror: 'a mirror',
  kite: 'a kite',
  dolls: 'dolls',
  rope: 'a coil of rope',
  stick: 'a stick',
  knife: 'a knife',
  hammer: 'a hammer',
  stone: 'a stone',
  fruit: 'fruit',
  flowers: 'flowers',
  shells: 'shells',
  trumpet: 'a trumpet',
  bangles: 'bangles',
  cloth: 'folded cloth',
  chair: 'a chair',
  wheel: 'a wheel',
  ring: 'a ring',
  pigeonholes: 'a wall of pigeonholes',
}

const COUNTS: readonly string[] = ['', '', 'two', 'three', 'four', 'five', 'six']

function tellPeople(person: KnownPerson, count: number): string {
  const [one, many] = KINDS[person.kind]
  const noun = `${person.isOld ? 'old ' : ''}${count > 1 ? many : one}`
  const article = noun.startsWith('old') ? 'an' : 'a'
  const joiner = person.pose === 'anjali' ? 'and' : 'with'
  return [
    count > 1 ? COUNTS[count] : article,
    noun,
    person.kind === 'dancer' && person.pose === 'dance' ? '' : POSES[person.pose],
    person.holds ? `${joiner} ${HELD[person.holds]}` : '',
  ]
    .filter((word) => word !== '')
    .join(' ')
}

export const ENGLISH: CaptionWords = {
  tellPlace: (place, time, weather, title) =>
    [title ? `${title},` : PLACE_NAMES[place], TIMES[time], WEATHERS[weather]]
      .filter((word) => word !== '')
      .join(' '),
  tellPeople,
  creatures: CREATURES,
  things: THINGS,
  and: 'and',
}
