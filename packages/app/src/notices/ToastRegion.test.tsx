import { UiProvider } from '@kathasagar/ui'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'

import { ToastRegion } from './ToastRegion.tsx'

test('a page with the toast region can be rendered on the server', () => {
  const render = () =>
    renderToString(
      <UiProvider>
        <ToastRegion />
      </UiProvider>,
    )

  expect(render).not.toThrow()
})
