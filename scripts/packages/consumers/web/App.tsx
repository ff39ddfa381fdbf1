import { Switch, UiProvider } from '@kathasagar/ui'

import { look } from './look.ts'
import { Page } from './Page.tsx'
import { Styles } from './Styles.tsx'

export interface AppProps {
  cover: string
  nonce: string | undefined
  isWholePage?: boolean
}

export const App = ({ cover, nonce, isWholePage = true }: AppProps) => (
  <Styles nonce={nonce}>
    <UiProvider defaultCover={cover} isWholePage={isWholePage} theme={look}>
      <Switch isSelected={false} onChange={() => undefined}>
        A hidden input, which has a style of its own
      </Switch>
      <Page />
    </UiProvider>
  </Styles>
)
