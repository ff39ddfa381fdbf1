import { makeStory } from '@kathasagar/api/testing/fixtures'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { UiProvider } from '../../providers/UiProvider.tsx'
import { ThemePlayground } from './ThemePlayground.tsx'

const dark = { action: '#FDE68A', brand: '#0F766E', link: '#7DD3C7', corners: '4px', space: '1' }
const faces = { display: '', interface: '', story: '' }

test('two playgrounds on a page each show their own theme', () => {
  render(
    <UiProvider>
      {['#0B1F1A', '#F8FAFC'].map((canvas) => (
        <ThemePlayground
          key={canvas}
          onCopy={() => undefined}
          seeds={{ ...dark, ...faces, canvas }}
          story={makeStory()}
        />
      ))}
    </UiProvider>,
  )

  const worn = screen
    .getAllByRole('button', { name: 'Publish' })
    .map((button) => button.closest<HTMLElement>('[data-theme]')?.dataset['theme'])
  expect(new Set(worn).size).toBe(2)
})
