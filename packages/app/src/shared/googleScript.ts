export interface GoogleAccounts {
  initialize(options: {
    client_id: string
    nonce: string
    callback: (answer: { credential: string }) => void
  }): void
  renderButton(place: HTMLElement, options: { theme: string; size: string; width: number }): void
}

declare global {
  interface Window {
    google?: { accounts: { id: GoogleAccounts } }
  }
}

const ADDRESS = 'https://accounts.google.com/gsi/client'

let loading: Promise<GoogleAccounts> | null = null

function fetchScript(): Promise<GoogleAccounts> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = ADDRESS
    script.async = true
    script.addEventListener('load', () => {
      if (window.google) resolve(window.google.accounts.id)
      else reject(new Error('The script of Google has said nothing'))
    })
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error('The script of Google could not be loaded'))
    })
    document.head.append(script)
  })
}

/** Loads Google's script once. Rejects if unavailable. */
export function loadGoogle(): Promise<GoogleAccounts> {
  if (window.google) return Promise.resolve(window.google.accounts.id)
  loading ??= fetchScript().catch((error: unknown) => {
    loading = null
    throw error
  })
  return loading
}
