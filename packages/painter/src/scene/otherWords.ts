import type { Creature, Thing } from '@kathasagar/story/sceneWords'

/** Each word of the rows stands for what the row is named by. */
const wordsFor = <Known extends string>(rows: Partial<Record<Known, string>>) =>
  new Map(
    (Object.entries(rows) as [Known, string][]).flatMap(([known, words]) =>
      words.split(' ').map((word) => [word, known] as const),
    ),
  )

/** Other words for what can be drawn, in English and Hindi. */
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
