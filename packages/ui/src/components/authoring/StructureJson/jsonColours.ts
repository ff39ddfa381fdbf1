import {
  Decoration,
  MatchDecorator,
  ViewPlugin,
  type DecorationSet,
  type EditorView,
  type ViewUpdate,
} from '@uiw/react-codemirror'

const NAME = Decoration.mark({ class: 'cm-json-name' })
const WORDS = Decoration.mark({ class: 'cm-json-words' })
const VALUE = Decoration.mark({ class: 'cm-json-value' })

const matcher = new MatchDecorator({
  regexp: /("(?:[^"\\]|\\.)*")(\s*:)?|\b(?:true|false|null)\b|-?\d[\d.eE+-]*/gu,
  decoration: ([, text, colon]) => (text === undefined ? VALUE : colon ? NAME : WORDS),
})

/** Names, words and values of JSON in inks of their own, as far as they are seen. */
export const jsonColours = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet

    constructor(view: EditorView) {
      this.decorations = matcher.createDeco(view)
    }

    update(update: ViewUpdate) {
      this.decorations = matcher.updateDeco(update, this.decorations)
    }
  },
  { decorations: ({ decorations }) => decorations },
)
