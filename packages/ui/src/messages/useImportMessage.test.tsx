import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'

import { KeptNotes } from '../components/authoring/KeptNotes/KeptNotes.tsx'
import { UiProvider } from '../providers/UiProvider.tsx'
import { hi } from './hi.ts'

beforeAll(async () => void (await hi.further.authoring()))
afterEach(cleanup)

test('notes that are kept with a draft are said in the language of the page', async () => {
  const note = {
    passage: 'बरामदा',
    line: 3,
    message: 'This passage loses what $सोना did.',
    effect: 'story' as const,
    count: 1,
  }
  await act(async () => {
    render(
      <UiProvider locale="hi" messages={hi}>
        <KeptNotes
          onChange={() => {}}
          onGo={() => {}}
          structure={{ start_node: '', nodes: {} }}
          value={[note]}
        />
      </UiProvider>,
    )
  })

  const said = screen.getByText(/\$सोना/u).textContent
  expect(said).toContain('इस अंश में $सोना का काम नहीं रहा।')
  expect(document.body.textContent).not.toMatch(/[a-z]{2}/iu)
})
