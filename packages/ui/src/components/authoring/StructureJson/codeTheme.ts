import type { Theme } from '@emotion/react'
import { EditorView } from '@uiw/react-codemirror'

/** The code editor in our colours; they are variables, so it follows every theme. */
export const codeTheme = ({ color, radius, size, focusRing }: Theme) =>
  EditorView.theme({
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
