export type OrnamentName =
  | 'frame'
  | 'torana'
  | 'jali'
  | 'scallops'
  | 'doubleLine'
  | 'kolam'
  | 'lamp'
  | 'ocean'

interface Credit {
  name: string
  text: string
  credit: string
}

const OURS = 'Drawn as SVG for Kathasagar after the tradition, from no picture of another. MIT.'

export const ORNAMENTS: Readonly<Record<OrnamentName, Credit>> = {
  frame: {
    name: 'Madhubani frame',
    text: 'The double line with a fishbone between, as wall paintings of Mithila are framed. Around the banner, dialogs, the ending and pictures. theme.frame, --ui-frame',
    credit: OURS,
  },
  torana: {
    name: 'Torana',
    text: 'The lobed arch of a gateway. The upper edge of covers and of what keeps their place. torana, --ui-corner-left, --ui-edge-left',
    credit: OURS,
  },
  jali: {
    name: 'Jali',
    text: 'The pierced stone screen of a window, very faint. Behind a banner without a painting. --ui-jali',
    credit: OURS,
  },
  scallops: {
    name: 'Scallops',
    text: 'A column of half-moons, as cloth is edged. The seam between the banner’s words and its painting; it turns with the reading direction. scallops',
    credit: OURS,
  },
  doubleLine: {
    name: 'Golden double line',
    text: 'Two threads of zari. Where a surface hangs from another: cards, menus, the header. theme.goldDoubleLine',
    credit: OURS,
  },
  kolam: {
    name: 'Kolam',
    text: 'Loops around dots, as they are drawn with rice flour before a house. Between parts of a page that have nothing else between them. KolamDivider',
    credit: OURS,
  },
  lamp: {
    name: 'Lamps, cowries and the lotus',
    text: 'Progress ends in a flame, XP is a lamp, credits are cowries, a like is a lotus. Icon',
    credit: OURS,
  },
  ocean: {
    name: 'The ocean of stories',
    text: 'Waves and a lamp on the water, for the pages before one has signed in. LampOnWater, OceanArt',
    credit: OURS,
  },
}

export const OTHERS: readonly Credit[] = [
  {
    name: 'Rozha One, Hind',
    text: 'Names of pages; the voice of the interface.',
    credit: '© 2014 Indian Type Foundry. SIL Open Font License 1.1.',
  },
  {
    name: 'Tiro Devanagari Hindi, Tiro Bangla, Tiro Telugu',
    text: 'The voice of stories, in Latin, Devanagari, Bangla and Telugu letters.',
    credit: '© 2020 The Indigo Project Authors (Tiro Typeworks). SIL Open Font License 1.1.',
  },
  {
    name: 'Noto Serif Tamil, Noto Serif Gujarati, Noto Serif Kannada, Noto Serif Malayalam, Noto Nastaliq Urdu',
    text: 'The voice of stories, in Tamil, Gujarati, Kannada, Malayalam and Urdu letters.',
    credit: '© 2022 The Noto Project Authors. SIL Open Font License 1.1.',
  },
  {
    name: 'Covers, plates and portraits',
    text: 'Drawn by the painter that ships with the server, from a sketch that the author writes.',
    credit: 'Made for Kathasagar. MIT.',
  },
]
