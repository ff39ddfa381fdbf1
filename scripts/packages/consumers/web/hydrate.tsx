import { hydrateRoot } from 'react-dom/client'

import { Page } from './Page.tsx'
import { nonceOfPage, Styles } from './Styles.tsx'

const root = document.querySelector('#root')
if (root) {
  hydrateRoot(
    root,
    <Styles nonce={nonceOfPage()}>
      <Page cover="data:," isWholePage />
    </Styles>,
  )
}
