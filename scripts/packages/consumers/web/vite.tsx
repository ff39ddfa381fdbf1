import '@kathasagar/ui/fonts/latin.css'
import '@kathasagar/ui/fonts/devanagari.css'
import '@kathasagar/ui/tokens.css'
import cover from '@kathasagar/ui/covers/default.svg'
import { createRoot } from 'react-dom/client'

import { App } from './App.tsx'
import { nonceOfPage } from './Styles.tsx'

const root = document.querySelector('#root')
if (root) {
  createRoot(root).render(
    <>
      <ul id="theirs">
        <li>Not ours</li>
      </ul>
      <App cover={cover} isWholePage={false} nonce={nonceOfPage()} />
    </>,
  )
}
