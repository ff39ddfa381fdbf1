import type { Creature, PersonKind, Place, Thing } from './vocabulary.ts'

/** Each word of the rows stands for what the row is named by. */
const wordsFor = <Known extends string>(rows: Partial<Record<Known, string>>) =>
  new Map(
    (Object.entries(rows) as [Known, string][]).flatMap(([known, words]) =>
      words.split(' ').map((word) => [word, known] as const),
    ),
  )

/** Other words for what can be drawn, in English and Hindi. */
export const OTHER_PLACES = wordsFor<Place>({
  cave: 'cavern गुफा',
  forest: 'jungle hermitage woods वन जंगल',
  lotuspond: 'lake pond तालाब सरोवर',
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
  street: 'lane city road गली सड़क',
  shore: 'beach sea coast समुद्र तट',
  snow: 'glacier बर्फ',
  ship: 'deck जहाज़',
  sky: 'air आकाश आसमान',
})

export const OTHER_KINDS = wordsFor<PersonKind>({
  child: 'girl boy बच्चा बालक लड़का लड़की',
  woman: 'queen princess mother nurse स्त्री औरत रानी',
  king: 'prince राजा',
  warrior: 'soldier guard योद्धा सैनिक',
  sage: 'monk hermit priest ऋषि साधु',
  man: 'father clerk merchant farmer आदमी पुरुष',
})

export const OTHER_CREATURES = wordsFor<Creature>({
  elephant: 'हाथी',
  horse: 'घोड़ा',
  deer: 'हिरन हिरण',
  tiger: 'बाघ',
  peacock: 'मोर',
  crow: 'raven कौआ',
  serpent: 'cobra नाग',
  hare: 'rabbit ख़रगोश खरगोश',
  goose: 'swan duck हंस बत्तख',
  goat: 'sheep बकरी',
  buffalo: 'भैंस',
  lion: 'शेर सिंह',
  fish: 'मछली',
  snake: 'साँप सांप',
})

export const OTHER_OBJECTS = wordsFor<Thing>({
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
})
