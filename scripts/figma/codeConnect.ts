import { designOf } from './design.ts'
import type { Design } from './design.ts'
import type { Piece, Shape } from './drawing.ts'

const isDrawn = (text: string, shape: Shape): boolean =>
  shape.kind === 'words'
    ? shape.text === text
    : shape.kind === 'box' && shape.shapes.some((one) => isDrawn(text, one))

/** Props whose words stand on the piece, which the plugin has made properties of text. */
const textsOf = ({ texts, variants }: Piece) =>
  Object.entries(texts)
    .filter(([, text]) => variants.some(({ drawing }) => isDrawn(text, drawing)))
    .map(([prop]) => prop)

const givenOf = (value: string) => (value === 'true' ? true : value === 'false' ? undefined : value)

/** The entries of Code Connect: each piece of the file with its code; none where there is no file. */
export const connected = (pieces: readonly Piece[], design: Design) => ({
  templateFile: './piece.figma.batch.js',
  components: pieces.flatMap((piece) => {
    const url = designOf(design, piece.name)
    if (url === undefined) return []
    return {
      url,
      name: piece.name,
      component: piece.name,
      entry: piece.entry,
      texts: textsOf(piece),
      // What a state is made of is no prop.
      axes: Object.entries(piece.axes)
        .filter(([prop]) => prop !== 'State')
        .map(([prop, values]) => ({
          prop,
          values: values.map((shown) => ({ shown, given: givenOf(shown) })),
        })),
    }
  }),
})
