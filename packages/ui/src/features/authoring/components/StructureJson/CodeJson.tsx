import CodeMirror, { EditorView, type ReactCodeMirrorRef } from '@uiw/react-codemirror'
import { useEffect, useId, useMemo, useRef } from 'react'

import { useLatest } from '../../../../design-system/hooks/useLatest.ts'
import { useAuthoringMessages } from '../../../../messages/useAuthoringMessages.ts'
import { fieldStyles } from '../../../../design-system/primitives/Field/Field.styles.ts'
import { Icon } from '../../../../design-system/primitives/Icon/Icon.tsx'
import { codeExtensions } from './codeExtensions.ts'
import { pathOf, placeInJson } from './jsonFaults.ts'
import type { PlainJsonProps } from './PlainJson.tsx'
import type { StructureJsonProps } from './StructureJson.tsx'
import { structureJsonStyles as styles } from './StructureJson.styles.ts'

type CodeJsonProps = Omit<PlainJsonProps, 'isTooLarge'> & Pick<StructureJsonProps, 'lintJson'>

const SETUP = { syntaxHighlighting: false, foldGutter: true, searchKeymap: false } as const

/** Edits JSON in a code editor that marks faults in their place. */
export function CodeJson({ value, onChange, error, focus, lintJson }: CodeJsonProps) {
  const { authoring, structure: messages } = useAuthoringMessages()
  const editor = useRef<ReactCodeMirrorRef>(null)
  const id = useId()
  const lint = useLatest(lintJson)
  const extensions = useMemo(
    () => codeExtensions(messages, (text) => lint.current?.(text) ?? [], id),
    [lint, messages, id],
  )

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
      <div css={fieldStyles.error} id={`${id}-error`} role="status">
        {error && (
          <>
            <Icon name="warning" size={16} />
            <span>
              {error} {authoring.structure.invalid}
            </span>
          </>
        )}
      </div>
      <div css={fieldStyles.hint} id={`${id}-hint`}>
        {authoring.structure.jsonHint}
      </div>
    </div>
  )
}
