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
  forest: 'वन',
  battlefield: 'रणभूमि',
  stepwell: 'बावड़ी',
  river: 'नदी में नाव',
  throne: 'राजसभा',
  cave: 'चित्रों वाली गुफा',
  bridge: 'समुद्र पर सेतु',
  market: 'बाज़ार',
  palace: 'महल का आँगन',
  village: 'गाँव',
  temple: 'मंदिर का प्रांगण',
  ghat: 'नदी का घाट',
  lotuspond: 'कमल का सरोवर',
  mountain: 'पहाड़',
  room: 'कमरा',
  kitchen: 'रसोई',
  workshop: 'कारीगर की कार्यशाला',
  office: 'दफ़्तर',
  shop: 'दुकान',
  school: 'पाठशाला',
  hall: 'परदे वाला सभागार',
  store: 'गोदाम',
  machinehall: 'मशीनों का घर',
  starship: 'अंतरिक्ष यान के भीतर',
  street: 'गली',
  shore: 'समुद्र का तट',
  snow: 'चोटियों तले बर्फ़',
  ship: 'जहाज़ का डेक',
  sky: 'खुला आकाश',
  desert: 'सूखी धरती',
  field: 'खेत',
  road: 'पहाड़ियों पर जाती सड़क',
  bank: 'नदी का किनारा',
  courtyard: 'घर का आँगन',
  rooftop: 'शहर के ऊपर एक छत',
  camp: 'तंबुओं की छावनी',
  cell: 'एक कोठरी',
  nowhere: 'एक दृश्य',
}

const TIMES: Readonly<Record<Time, string>> = {
  dawn: 'भोर में',
  day: 'दिन में',
  dusk: 'साँझ को',
  night: 'रात में',
}

const WEATHERS: Readonly<Record<Weather, string>> = {
  clear: '',
  rain: 'बारिश के बीच',
  mist: 'कोहरे में',
  storm: 'तूफ़ान में',
  dust: 'उड़ती धूल में',
  wind: 'तेज़ हवा में',
}

const KINDS: Readonly<Record<PersonKind, { one: string; many: string; isFeminine?: boolean }>> = {
  woman: { one: 'स्त्री', many: 'स्त्रियाँ', isFeminine: true },
  man: { one: 'पुरुष', many: 'पुरुष' },
  king: { one: 'राजा', many: 'राजा' },
  sage: { one: 'ऋषि', many: 'ऋषि' },
  warrior: { one: 'योद्धा', many: 'योद्धा' },
  child: { one: 'बच्चा', many: 'बच्चे' },
  girl: { one: 'लड़की', many: 'लड़कियाँ', isFeminine: true },
  dancer: { one: 'नर्तकी', many: 'नर्तकियाँ', isFeminine: true },
  rider: { one: 'घुड़सवार', many: 'घुड़सवार' },
}

/** `_` is replaced by the ending for gender and number. */
const POSES: Readonly<Record<PoseName, string>> = {
  stand: '',
  anjali: 'हाथ जोड़े',
  walk: 'चलत_',
  archer: 'धनुष खींचत_',
  dance: 'नाचत_',
  sit: 'बैठ_',
  rest: 'सुस्तात_',
  throne: 'सिंहासन पर बैठ_',
  kneel: 'घुटने टेके',
  turn: 'पीठ फेरे',
  ride: 'घोड़े पर सवार',
}

const HELD: Readonly<Record<HeldThing, string>> = {
  lamp: 'दीपक',
  conch: 'शंख',
  pot: 'घड़ा',
  staff: 'लाठी',
  spear: 'भाला',
  oar: 'चप्पू',
  sword: 'तलवार',
  book: 'पुस्तक',
  flower: 'फूल',
  veena: 'वीणा',
}

const CREATURES: Readonly<Record<Creature, string>> = {
  elephant: 'एक हाथी',
  horse: 'एक घोड़ा',
  deer: 'एक हिरन',
  tiger: 'एक बाघ',
  peacock: 'एक मोर',
  crow: 'एक कौआ',
  serpent: 'एक नाग',
  hare: 'एक ख़रगोश',
  goose: 'एक हंस',
  goat: 'एक बकरी',
  buffalo: 'एक भैंस',
  lion: 'एक सिंह',
  fish: 'एक मछली',
  snake: 'एक साँप',
}

const THINGS: Readonly<Record<Thing, string>> = {
  lamp: 'एक दीपदान',
  conch: 'एक शंख',
  bow: 'एक धनुष',
  book: 'चौकी पर एक पुस्तक',
  veena: 'एक वीणा',
  pot: 'मिट्टी का एक घड़ा',
  bowl: 'एक कटोरा',
  plate: 'एक थाली',
  basket: 'एक टोकरी',
  sack: 'एक बोरी',
  box: 'एक संदूक',
  letters: 'चिट्ठियों की गड्डी',
  key: 'एक चाबी',
  coins: 'सिक्के',
  scales: 'एक तराज़ू',
  drum: 'एक ढोल',
  bell: 'एक घंटी',
  mirror: 'एक दर्पण',
  kite: 'एक पतंग',
  dolls: 'गुड़ियाँ',
  rope: 'रस्सी का लच्छा',
  stick: 'एक छड़ी',
  knife: 'एक चाकू',
  hammer: 'एक हथौड़ा',
  stone: 'एक पत्थर',
  fruit: 'फल',
  flowers: 'फूल',
  shells: 'सीपियाँ',
  trumpet: 'एक तुरही',
  bangles: 'चूड़ियाँ',
  cloth: 'तह किया कपड़ा',
  chair: 'एक कुर्सी',
  wheel: 'एक पहिया',
  ring: 'एक अँगूठी',
  pigeonholes: 'चिट्ठियों के ख़ाने',
}

const COUNTS: readonly string[] = ['', 'एक', 'दो', 'तीन', 'चार', 'पाँच', 'छह']

function tellPeople(person: KnownPerson, count: number): string {
  const kind = KINDS[person.kind]
  const ending = kind.isFeminine ? 'ी' : count > 1 ? 'े' : 'ा'
  const isPlainDance = person.kind === 'dancer' && person.pose === 'dance'
  const isPlainRide = person.kind === 'rider'
  return [
    isPlainDance || isPlainRide ? '' : POSES[person.pose].replace('_', ending),
    person.holds ? `${HELD[person.holds]} लिए` : '',
    COUNTS[count] ?? '',
    person.isOld ? `बूढ़${ending}` : '',
    count > 1 ? kind.many : kind.one,
  ]
    .filter((word) => word !== '')
    .join(' ')
}

export const HINDI: CaptionWords = {
  tellPlace: (place, time, weather, title) =>
    [TIMES[time], WEATHERS[weather], title || PLACE_NAMES[place]]
      .filter((word) => word !== '')
      .join(' '),
  tellPeople,
  creatures: CREATURES,
  things: THINGS,
  and: 'और',
}
