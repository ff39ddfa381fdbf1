import type { GoogleAccounts } from '../../shared/googleScript.ts'

type Options = Parameters<GoogleAccounts['initialize']>[0]

/** Stands where Google's script would: a button that hands over whatever token it is given. */
export function installFakeGoogle(credential: string) {
  let options: Options | null = null
  const asked: Options[] = []
  window.google = {
    accounts: {
      id: {
        initialize: (given) => {
          options = given
          asked.push(given)
        },
        renderButton: (place) => {
          const button = document.createElement('button')
          button.type = 'button'
          button.textContent = 'Sign in with Google'
          // Google's brings its own colours in every theme.
          button.style.color = 'ButtonText'
          button.addEventListener('click', () => options?.callback({ credential }))
          place.replaceChildren(button)
        },
      },
    },
  }
  return {
    /** What the page told Google, each time that it did. */
    asked,
    remove: () => {
      delete window.google
    },
  }
}
