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
  images: 'Show pictures',
  imageHidden: 'Picture: {alt}',
  speed: 'New text',
  speeds: { typed: 'Typed', fast: 'Fast', instant: 'At once' },
} as const
