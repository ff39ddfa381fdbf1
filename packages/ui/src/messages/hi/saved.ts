import type { SavedMessages } from '../en.ts'

export const saved: SavedMessages['saved'] = {
  title: 'बाद के लिए रखी कहानियाँ',
  lead: 'जो आपने रख ली हैं, सबसे नई पहले।',
  loading: 'आपकी रखी कहानियाँ आ रही हैं...',
  failed: 'आपकी रखी कहानियाँ नहीं खुल सकीं।',
  empty: 'अभी कुछ रखा नहीं है।',
  emptyHint: 'किसी कहानी पर पत्ती दबाएँ, तो वह यहाँ रहेगी।',
  find: 'कोई कहानी ढूँढ़ें',
}
