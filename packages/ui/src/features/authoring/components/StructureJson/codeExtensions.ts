import { json, jsonParseLinter } from '@codemirror/lang-json'
import { lintGutter, linter, type Diagnostic } from '@codemirror/lint'
import {
  Decoration,
  EditorState,
  EditorView,
  MatchDecorator,
  ViewPlugin,
  type DecorationSet,
  type ViewUpdate,
} from '@uiw/react-codemirror'

import type { AuthoringMessages } from '../../../../messages/en.ts'
import { theme } from '../../../../design-system/theme/theme.ts'
import { placeInJson, type JsonFault } from './jsonFaults.ts'

const { color, radius, size, focusRing } = theme

const codeTheme = EditorView.theme({
  '&': {
    border: `1px solid ${color.lineControl}`,
    borderRadius: radius.m,
    background: color.sunken,
    color: color.text,
    fontSize: size.label,
  },
  '&.cm-focused': focusRing,
  '.cm-content': { caretColor: color.accent, fontFamily: 'ui-monospace, monospace' },
  '.cm-cursor': { borderLeftColor: color.accent },
  '.cm-gutters': {
    borderInlineEnd: `1px solid ${color.lineSubtle}`,
    background: color.surface,
    color: color.textMuted,
  },
  '.cm-activeLine, .cm-activeLineGutter': { background: color.raised },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground':
    { background: color.line },
  '.cm-json-name': { color: color.accent },
  '.cm-json-words': { color: color.text },
  '.cm-json-value': { color: color.link },
  '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': {
    outline: `1px solid ${color.lineControl}`,
    background: 'transparent',
  },
  '.cm-tooltip': {
    border: `1px solid ${color.line}`,
    background: color.overlay,
    color: color.text,
  },
  '.cm-foldPlaceholder': {
    border: `1px solid ${color.line}`,
    background: color.raised,
    color: color.textMuted,
  },
})

const NAME = Decoration.mark({ class: 'cm-json-name' })
const WORDS = Decoration.mark({ class: 'cm-json-words' })
const VALUE = Decoration.mark({ class: 'cm-json-value' })

const matcher = new MatchDecorator({
  regexp: /("(?:[^"\\]|\\.)*")(\s*:)?|\b(?:true|false|null)\b|-?\d[\d.eE+-]*/gu,
  decoration: ([, text, colon]) => (text === undefined ? VALUE : colon ? NAME : WORDS),
})

const jsonColours = ViewPlugin.fromClass(
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

const checkSyntax = jsonParseLinter()

/** Marks what is no JSON and, in valid JSON, what is no structure. */
const jsonLinter = (faultsOf: (json: string) => readonly JsonFault[], notJson: string) =>
  linter((view): readonly Diagnostic[] => {
    // The sentence of the browser is not in the language of the page.
    const broken = checkSyntax(view).map((fault) => ({ ...fault, message: notJson }))
    if (broken.length > 0) return broken
    const text = view.state.doc.toString()
    return faultsOf(text).map(({ path, message }) => ({
      ...(placeInJson(text, path) ?? { from: 0, to: Math.min(1, text.length) }),
      severity: 'error',
      message,
    }))
  })

/** Returns the nonce that the content security policy asks of styles, or undefined without one. */
function styleNonce(): string | undefined {
  // Browsers hide the attribute from selectors by value, not by presence; the property holds it.
  return document.querySelector<HTMLElement>('script[nonce], style[nonce]')?.nonce || undefined
}

/**
 * Returns language, colours, checks and texts of the code editor.
 * @param id Stem of the ids of its notes.
 */
export function codeExtensions(
  { json: texts, faults }: AuthoringMessages['structure'],
  faultsOf: (json: string) => readonly JsonFault[],
  id: string,
) {
  const nonce = styleNonce()
  return [
    ...(nonce ? [EditorView.cspNonce.of(nonce)] : []),
    json(),
    jsonColours,
    codeTheme,
    lintGutter(),
    jsonLinter(faultsOf, faults.notJson),
    EditorView.lineWrapping,
    EditorState.phrases.of(texts.phrases),
    EditorView.contentAttributes.of({
      // An editable element can take the focus; the attribute says so to tools that look for it.
      tabindex: '0',
      'aria-label': texts.label,
      'aria-describedby': `${id}-error ${id}-hint`,
    }),
  ]
}
