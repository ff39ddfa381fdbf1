import '@kathasagar/ui/fonts/latin.css'
import '@kathasagar/ui/tokens.css'
import { themeSnippet } from '@kathasagar/ui/theme'

import { Styles } from './styles'

export default function Layout({ children }) {
  return (
    // What the snippet has set before React comes is as it should be.
    <html lang="de" suppressHydrationWarning>
      <head>
        <link rel="icon" href="data:," />
        <script dangerouslySetInnerHTML={{ __html: themeSnippet() }} />
      </head>
      <body>
        <Styles>{children}</Styles>
      </body>
    </html>
  )
}
