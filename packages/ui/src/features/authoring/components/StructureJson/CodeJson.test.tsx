import { forceLinting, forEachDiagnostic } from '@codemirror/lint'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { EditorView } from '@uiw/react-codemirror'
import { afterEach, beforeAll, expect, test } from 'vitest'

import { hi } from '../../../../messages/hi.ts'
import { UiProvider } from '../../../../design-system/providers/UiProvider.tsx'
import { CodeJson } from './CodeJson.tsx'

beforeAll(async () => {
  // Nothing is laid out here, so nothing has a size.
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList
  await hi.further.authoring()
})
afterEach(cleanup)

async function openEditor(value: string) {
  await act(async () => {
    render(
      <UiProvider locale="hi" messages={hi}>
        <CodeJson error={undefined} focus={null} onChange={() => {}} value={value} />
      </UiProvider>,
    )
  })
  const view = EditorView.findFromDOM(screen.getByRole('textbox'))
  if (!view) throw new Error('There is no editor')
  return view
}

test('what the code editor says itself is said in the language of the page', async () => {
  const { dom, state } = await openEditor('{\n  "nodes": {\n    "a": 1\n  }\n}')

  const titles = [...dom.querySelectorAll('[title]')].map((part) => part.getAttribute('title'))
  expect(titles).toContain('पंक्ति समेटें')
  expect(titles.filter((title) => /[a-z]/iu.test(title ?? ''))).toEqual([])
  expect(state.phrase('folded code')).toBe('समेटा हुआ हिस्सा')
})

test('what is no JSON is not told in the words of the browser', async () => {
  const view = await openEditor('{ "nodes": ')
  const said: string[] = []

  forceLinting(view)
  await waitFor(() => {
    forEachDiagnostic(view.state, ({ message }) => said.push(message))
    expect(said).not.toEqual([])
  })

  expect(said[0]).toMatch(/^यह JSON नहीं है/u)
})
