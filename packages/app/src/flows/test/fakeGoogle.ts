import type { GoogleAccounts } from '../../shared/useGoogleButton.ts'

type Options = Parameters<GoogleAccounts['initialize']>[0]

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
          button.style.color = 'ButtonText'
          button.addEventListener('click', () => options?.callback({ credential }))
          place.replaceChildren(button)
        },
      },
    },
  }
  return {
    asked,
    remove: () => {
      delete window.google
    },
  }
}
