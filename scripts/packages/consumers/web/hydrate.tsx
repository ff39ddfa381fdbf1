import { hydrateRoot } from 'react-dom/client'

import { Page } from './Page.tsx'

const root = document.querySelector('#root')
if (root) hydrateRoot(root, <Page cover="data:," isWholePage />)
