import type { PlayMessages } from '../en.ts'

export const ways: PlayMessages['ways'] = {
  title: 'आपकी चुनी राहें',
  note: 'जिस जगह लौटना हो, उसे दबाएँ। कुछ नहीं खोता: हर राह यहीं रहती है। ख़र्च हुए क्रेडिट नहीं लौटते।',
  loading: 'नक़्शा बन रहा है...',
  failed: 'नक़्शा नहीं खुल सका।',
  notDone: 'यह नहीं हो सका। कृपया फिर कोशिश करें।',
  start: 'शुरुआत',
  here: 'आप यहाँ हैं',
  ending: 'एक अंत',
  name: 'इस राह का नाम',
  nameThis: 'इस राह को नाम दें: {scene}',
  keep: 'रखें',
  leftOut: 'पुराने मोड़ सहेजे हुए हैं, पर यहाँ नहीं दिखते।',
  redo: 'फिर करें',
}
