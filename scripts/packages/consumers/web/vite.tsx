import '@kathasagar/ui/fonts/latin.css'
import '@kathasagar/ui/fonts/devanagari.css'
import '@kathasagar/ui/tokens.css'
import cover from '@kathasagar/ui/covers/default.svg'
import { createRoot } from 'react-dom/client'

import { Page } from './Page.tsx'
import { nonceOfPage, Styles } from './Styles.tsx'

const root = document.querySelector('#root')
if (root) {
  createRoot(root).render(
    <Styles nonce={nonceOfPage()}>
      <Page cover={cover} isWholePage={false} />
    </Styles>,
  )
}
