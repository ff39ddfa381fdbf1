import { hydrateRoot } from 'react-dom/client'

import { App } from './App.tsx'
import { nonceOfPage } from './Styles.tsx'

const root = document.querySelector('#root')
if (root) hydrateRoot(root, <App cover="data:," nonce={nonceOfPage()} />)
