import '@kathasagar/ui/fonts/latin.css'
import type { ReactNode } from 'react'

import { Provider } from './Provider.tsx'
import { Styles } from './Styles.tsx'

export const metadata = { title: 'My stories', icons: 'data:,' }

export default function Layout({ children }: { children: ReactNode }) {
  return (
    // Suppresses the warning, because the provider sets the theme attribute on this element.
    <html lang="en" suppressHydrationWarning>
      <body>
        <Styles>
          <Provider>{children}</Provider>
        </Styles>
      </body>
    </html>
  )
}
