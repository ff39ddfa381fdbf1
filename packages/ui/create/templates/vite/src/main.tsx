import { UiProvider } from '@kathasagar/ui'
import cover from '@kathasagar/ui/covers/default.svg'
import '@kathasagar/ui/fonts/latin.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

import { look } from './look.ts'
import { Page } from './Page.tsx'

createRoot(document.querySelector('#root')!).render(
  <StrictMode>
    <UiProvider defaultCover={cover} theme={look}>
      <Page />
    </UiProvider>
  </StrictMode>,
)
