import { useEffect, useId, useMemo, useRef } from 'react'
import { json } from '@codemirror/lang-json'
import { lintGutter } from '@codemirror/lint'
import CodeMirror, { EditorState, EditorView, type ReactCodeMirrorRef } from '@uiw/react-codemirror'

import { useLatest } from '../../../hooks/useLatest.ts'
import { useAuthoringMessages } from '../../../messages/useAuthoringMessages.ts'
import { theme } from '../../../theme/theme.ts'
import { FieldNotes } from './FieldNotes.tsx'
import { codeTheme } from './codeTheme.ts'
import { jsonColours } from './jsonColours.ts'
import { placeInJson } from './jsonFaults.ts'
import { jsonLinter } from './jsonLinter.ts'
import { pathOf } from './pathOf.ts'
import type { PlainJsonProps } from './PlainJson.tsx'
import type { StructureJsonProps } from './StructureJson.tsx'
import { structureJsonStyles as styles } from './StructureJson.styles.ts'
import { styleNonce } from './styleNonce.ts'

type CodeJsonProps = Omit<PlainJsonProps, 'isTooLarge'> & Pick<StructureJsonProps, 'lintJson'>

const SETUP = { syntaxHighlighting: false, foldGutter: true, searchKeymap: false } as const

/** Language, colours and checks of the editor, and what it says to those who do not see it. */
function useExtensions({ lintJson }: Pick<CodeJsonProps, 'lintJson'>, id: string) {
  const { structure: messages } = useAuthoringMessages()
  const lint = useLatest(lintJson)

  return useMemo(() => {
    const nonce = styleNonce()
    return [
      ...(nonce ? [EditorView.cspNonce.of(nonce)] : []),
      json(),
      jsonColours,
      codeTheme(theme),
      lintGutter(),
      jsonLinter((sound) => lint.current?.(sound) ?? [], messages.faults.notJson),
      EditorView.lineWrapping,
      EditorState.phrases.of(messages.json.phrases),
      EditorView.contentAttributes.of({
        // What is editable can be focused; this says so to those who look for the attribute.
        tabindex: '0',
        'aria-label': messages.json.label,
        'aria-describedby': `${id}-error ${id}-hint`,
      }),
    ]
  }, [lint, messages, id])
}

/** JSON in a code editor that marks what is wrong where it stands. */
export function CodeJson({ value, onChange, error, focus, lintJson }: CodeJsonProps) {
  const editor = useRef<ReactCodeMirrorRef>(null)
  const id = useId()
  const extensions = useExtensions({ lintJson }, id)

  useEffect(() => {
    const view = editor.current?.view
    const span = view && focus && placeInJson(view.state.doc.toString(), pathOf(focus))
    if (!span) return
    view.dispatch({
      selection: { anchor: span.from, head: span.to },
      effects: EditorView.scrollIntoView(span.from, { y: 'center' }),
    })
    view.focus()
  }, [focus])

  return (
    <div css={styles.code} dir="ltr">
      <CodeMirror
        ref={editor}
        basicSetup={SETUP}
        extensions={extensions}
        height="480px"
        indentWithTab={false}
        onChange={onChange}
        theme="none"
        value={value}
      />
      <FieldNotes error={error} id={id} />
    </div>
  )
}
