/** Every sentence about how a story is read: settings, reading aloud, keys, transcript. */
export const reading = {
  settings: 'Reading settings',
  sample: 'The well had been counting too.',
  theme: 'Ground',
  themes: {
    page: 'As the site',
    night: 'Night',
    parchment: 'Parchment',
    palmLeaf: 'Palm leaf',
    kajal: 'Kajal',
  },
  textSize: 'Text size',
  textSizeValue: '{count} px',
  lineHeight: 'Line height',
  width: 'Column',
  widths: { narrow: 'Narrow', medium: 'Medium', wide: 'Wide' },
  face: 'Letters',
  faces: { story: 'Book', interface: 'Plain' },
  underline: 'Line under the newest part',
  underlines: { quiet: 'Quiet', strong: 'Strong', none: 'None' },
  images: 'Show pictures',
  imageHidden: 'Picture: {alt}',
  speed: 'New text',
  speeds: { typed: 'Typed', fast: 'Fast', instant: 'At once' },

  readAloud: 'Read aloud',
  readFromHere: 'Read aloud from here',
  pauseReading: 'Pause',
  resumeReading: 'Go on reading',
  stopReading: 'Stop reading',

  entryTools: 'Tools of an entry',
  copyEntry: 'Copy this entry',
  copied: 'Copied',
  voices: { story: 'Story', you: 'You', notice: 'Notice', picture: 'Picture' },

  saveTranscript: 'Save the transcript',

  keys: 'Keys',
  storyKeys: [
    ['Enter', 'Act with the words in the field'],
    ['1 to 9', 'Take a choice'],
  ],
  pageKeys: [
    ['Alt M', 'See the ways you have taken'],
    ['Alt R', 'Go forward again'],
    ['Esc', 'Show the whole text, or close'],
    ['End', 'Go to the newest line'],
    ['?', 'Show these keys'],
  ],
  keysOn: 'Keys are on',
  keysNote: 'Enter and Esc always work. The choice is kept on this device.',
} as const
