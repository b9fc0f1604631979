/**
 * The provinces of Nepal, their districts, and the local units of each with the number of their wards: 7, 77, 753 and 6,743.
 * A province is at the margin, a district one space in, a unit two: English name, Nepali name, kind (metropolitan city, sub-metropolitan
 * city, municipality, rural municipality), wards.
 *
 * Source: the open data set "local-states-nepal" (Sagar Gautam, MIT licence), names and kinds compared with that of "py-nepali"
 * (Open Source Nepal, MIT licence), counts with those of the Ministry of Federal Affairs and General Administration.
 */
export const nepalUnits = `
Koshi|कोशी
 Bhojpur|भोजपुर
  Aamchok|आमचोक|RM|10
  Arun|अरुण|RM|7
  Bhojpur|भोजपुर|M|12
  Hatuwagadhi|हतुवागढी|RM|9
  Pauwadungma|पौवादुङमा|RM|6
  Ramprasad Rai|रामप्रसाद राई|RM|8
  Salpasilichho|साल्पासिलिछो|RM|6
  Shadanand|षडानन्द|M|14
  Tyamke Maiyum|टेम्केमैयुङ|RM|9
 Dhankuta|धनकुटा
  Chaubise|चौविसे|RM|8
  Chhathar Jorpati|छथर जोरपाटी|RM|6
  Dhankuta|धनकुटा|M|10
  Mahalaxmi|महालक्ष्मी|M|9
  Pakhribas|पाख्रिबास|M|10
  Sahidbhumi|सहिदभूमि|RM|7
  Sangurigadhi|साँगुरीगढी|RM|10
 Ilam|इलाम
  Chulachuli|चुलाचुली|RM|6
  Deumai|देउमाई|M|9
  Ilam|इलाम|M|12
  Maijogmai|माईजोगमाई|RM|6
  Mai|माई|M|10
  Mangsebung|माङसेबुङ|RM|6
  Phakphokthum|फाकफोकथुम|RM|7
  Rong|रोङ|RM|6
  Sandakpur|सन्दकपुर|RM|5
  Suryodaya|सूर्योदय|M|14
 Jhapa|झापा
  Arjundhara|अर्जुनधारा|M|11
  Barhadashi|बाह्रदशी|RM|7
  Bhadrapur|भद्रपुर|M|10
  Birtamod|विर्तामोड|M|10
  Buddha Shanti|बुद्धशान्ति|RM|7
  Damak|दमक|M|10
  Gauradaha|गौरादह|M|9
  Gaurigunj|गौरीगंज|RM|6
  Haldibari|हल्दिवारी|RM|5
  Jhapa|झापा|RM|7
  Kachankawal|कचनकवल|RM|7
  Kamal|कमल|RM|7
  Kankai|कन्काई|M|9
  Mechinagar|मेचीनगर|M|15
  Shivasatakshi|शिवशताक्षी|M|11
 Khotang|खोटाङ
  Aiselukharka|ऐसेलुखर्क|RM|7
  Barahpokhari|वराहपोखरी|RM|6
  Diktel Rupakot Majhuwagadhi|दिक्तेल रुपाकोट मझुवागढी|M|15
  Diprung Chuichumma|दिप्रुङ चुइचुम्मा|RM|7
  Halesi Tuwachung|हलेसी तुवाचुङ|M|11
  Jantedhunga|जन्तेढुंगा|RM|6
  Kepilasgadhi|केपिलासगढी|RM|7
  Khotehang|खोटेहाङ|RM|9
  Rawa Besi|रावा बेसी|RM|6
  Sakela|साकेला|RM|5
 Morang|मोरङ
  Belbari|बेलवारी|M|11
  Biratnagar|विराटनगर|MC|19
  Budi Ganga|बुढीगंगा|RM|7
  Dhanpalthan|धनपालथान|RM|7
  Gramthan|ग्रामथान|RM|7
  Jahada|जहदा|RM|7
  Kanepokhari|कानेपोखरी|RM|7
  Katahari|कटहरी|RM|7
  Kerabari|केरावारी|RM|10
  Letang|लेटाङ|M|9
  Miklajung|मिक्लाजुङ|RM|9
  Pathari Shanischare|पथरी शनिश्चरे|M|10
  Rangeli|रंगेली|M|9
  Ratuwamai|रतुवामाई|M|10
  Sunawarshi|सुनवर्षि|M|9
  Sundar Haraicha|सुन्दरहरैचा|M|12
  Urlabari|उर्लावारी|M|9
 Okhaldhunga|ओखलढुङ्गा
  Champadevi|चम्पादेवी|RM|10
  Chisankhugadhi|चिशंखुगढी|RM|8
  Khiji Demba|खिजिदेम्बा|RM|9
  Likhu|लिखु|RM|9
  Manebhanjyang|मानेभञ्याङ|RM|9
  Molung|मोलुङ|RM|8
  Siddhicharan|सिद्दिचरण|M|12
  Sunkoshi|सुनकोशी|RM|10
 Panchthar|पाँचथर
  Hilihang|हिलिहाङ|RM|7
  Kummayak|कुम्मायक|RM|5
  Miklajung|मिक्लाजुङ|RM|8
  Phalelung|फालेलुङ|RM|8
  Phalgunanda|फाल्गुनन्द|RM|7
  Phidim|फिदिम|M|14
  Tumbewa|तुम्बेवा|RM|5
  Yangwarak|याङवरक|RM|6
 Sankhuwasabha|सङ्खुवासभा
  Bhotkhola|भोटखोला|RM|5
  Chainpur|चैनपुर|M|11
  Chichila|चिचिला|RM|5
  Dharmadevi|धर्मदेवी|M|9
  Khandbari|खाँदवारी|M|11
  Madi|मादी|M|9
  Makalu|मकालु|RM|6
  Panchkhapan|पाँचखपन|M|9
  Sabhapokhari|सभापोखरी|RM|6
  Silichong|सिलीचोङ|RM|5
 Solukhumbu|सोलुखुम्बु
  Khumbu Pasanglhamu|खुम्बु पासाङल्हमु|RM|5
  Likhu Pike|लिखु पिके|RM|5
  Maha Kulung|माहाकुलुङ|RM|5
  Mapya Dudhkoshi|माप्य दुधकोशी|RM|7
  Necha Salyan|नेचासल्यान|RM|5
  Solu Dudhkunda|सोलुदुधकुण्ड|M|11
  Sotang|सोताङ|RM|5
  Thulung Dudhkoshi|थुलुङ दुधकोशी|RM|9
 Sunsari|सुनसरी
  Barahakshetra|बराहक्षेत्र|M|11
  Barju|बर्जु|RM|6
  Bhokraha Narsingh|भोक्राहा नरसिंह|RM|8
  Dewangunj|देवानगञ्ज|RM|7
  Dharan|धरान|SMC|20
  Duhabi|दुहवी|M|12
  Gadhi|गढी|RM|6
  Harinagar|हरिनगर|RM|7
  Inaruwa|ईनरुवा|M|10
  Itahari|इटहरी|SMC|20
  Koshi|कोशी|RM|8
  Ramdhuni|रामधुनी|M|9
 Taplejung|ताप्लेजुङ
  Aathrai Triveni|आठराई त्रिवेणी|RM|5
  Maiwa Khola|मैवाखोला|RM|6
  Meringden|मेरिङदेन|RM|6
  Mikwa Khola|मिक्वाखोला|RM|5
  Pathibhara Yangwarak|पाथीभरा याङवरक|RM|6
  Phaktanglung|फक्ताङलुङ|RM|7
  Phungling|फुङलिङ|M|11
  Sidingwa|सिदिङ्वा|RM|7
  Sirijangha|सिरीजङ्घा|RM|8
 Terhathum|तेह्रथुम
  Aathrai|आठराई|RM|7
  Chhathar|छथर|RM|6
  Laligurans|लालीगुराँस|M|9
  Menchayayem|मेन्छयायेम|RM|6
  Myanglung|म्याङलुङ|M|10
  Phedap|फेदाप|RM|5
 Udayapur|उदयपुर
  Belaka|वेलका|M|9
  Chaudandigadhi|चौदण्डीगढी|M|10
  Katari|कटारी|M|14
  Limchungbung|लिम्चुङ्बुङ|RM|5
  Rautamai|रौतामाई|RM|8
  Tapli|ताप्ली|RM|5
  Triyuga|त्रियुगा|M|16
  Udayapurgadhi|उदयपुरगढी|RM|8
Madhesh|मधेश
 Bara|बारा
  Adarsh Kotwal|आदर्श कोटवाल|RM|8
  Baragadhi|बारागढी|RM|6
  Bishrampur|विश्रामपुर|RM|5
  Devtal|देवताल|RM|7
  Jitpur Simara|जीतपुर सिमरा|SMC|24
  Kalaiya|कलैया|SMC|27
  Karaiyamai|करैयामाई|RM|8
  Kolhabi|कोल्हवी|M|11
  Mahagadhimai|महागढीमाई|M|11
  Nijgadh|निजगढ|M|13
  Pacharauta|पचरौता|M|9
  Parwanipur|परवानीपुर|RM|5
  Pheta|फेटा|RM|7
  Prasauni|प्रसौनी|RM|7
  Simaraungadh|सिम्रौनगढ|M|11
  Suwarna|सुवर्ण|RM|8
 Dhanusha|धनुषा
  Aaurahi|औरही|RM|6
  Bateshwar|बटेश्वर|RM|5
  Bideha|विदेह|M|9
  Chhireshwarnath|क्षिरेश्वरनाथ|M|10
  Dhanauji|धनौजी|RM|5
  Dhanushadham|धनुषाधाम|M|9
  Ganeshman Charnath|गणेशमान चारनाथ|M|11
  Hansapur|हंसपुर|M|9
  Janaknandani|जनकनन्दिनी|RM|6
  Janakpurdham|जनकपुरधाम|SMC|25
  Kamala|कमला|M|9
  Lakshminya|लक्ष्मीनिया|RM|7
  Mithila Bihari|मिथिला बिहारी|M|10
  Mithila|मिथिला|M|11
  Mukhiyapatti Musharniya|मुखियापट्टी मुसहरमिया|RM|6
  Nagarain|नगराइन|M|9
  Sabaila|सबैला|M|13
  Sahidnagar|शहीदनगर|M|9
 Mahottari|महोत्तरी
  Aaurahi|औरही|M|9
  Balawa|बलवा|M|11
  Bardibas|बर्दिबास|M|14
  Bhangaha|भँगाहा|M|9
  Ekdara|एकडारा|RM|6
  Gaushala|गौशाला|M|12
  Jaleshor|जलेश्वर|M|12
  Loharpatti|लोहरपट्टी|M|9
  Mahottari|महोत्तरी|RM|6
  Manara Shiswa|मनरा शिसवा|M|10
  Matihani|मटिहानी|M|9
  Pipara|पिपरा|RM|7
  Ramgopalpur|रामगोपालपुर|M|9
  Samsi|साम्सी|RM|7
  Sonama|सोनमा|RM|8
 Parsa|पर्सा
  Bahudarmai|बहुदरमाई|M|9
  Bindabasini|बिन्दबासिनी|RM|5
  Birgunj|वीरगञ्ज|MC|32
  Chhipaharmai|छिपहरमाई|RM|5
  Dhobini|धोबीनी|RM|5
  Jagarnathpur|जगरनाथपुर|RM|6
  Jirabhawani|जिरा भवानी|RM|5
  Kalikamai|कालिकामाई|RM|5
  Pakaha Mainpur|पकाहा मैनपुर|RM|5
  Parsagadhi|पर्सागढी|M|9
  Paterwa Sugauli|पटेर्वा सुगौली|RM|5
  Pokhariya|पोखरिया|M|10
  Sakhuwa Prasauni|सखुवा प्रसौनी|RM|6
  Thori|ठोरी|RM|5
 Rautahat|रौतहट
  Baudhimai|बौधीमाई|M|9
  Brindaban|बृन्दावन|M|9
  Chandrapur|चन्द्रपुर|M|10
  Dewahi Gonahi|देवाही गोनाही|M|9
  Durga Bhagwati|दुर्गा भगवती|RM|5
  Gadhimai|गढीमाई|M|9
  Garuda|गरुडा|M|9
  Gaur|गौर|M|9
  Gujara|गुजरा|M|9
  Ishanath|ईशनाथ|M|9
  Katahariya|कटहरिया|M|9
  Madhav Narayan|माधव नारायण|M|9
  Maulapur|मौलापुर|M|9
  Paroha|परोहा|M|9
  Phatuwa Bijayapur|फतुवाबिजयपुर|M|11
  Rajdevi|राजदेवी|M|9
  Rajpur|राजपुर|M|9
  Yamunamai|यमुनामाई|RM|5
 Saptari|सप्तरी
  Agnisaira Krishnasavaran|अग्निसाइर कृष्णासरवन|RM|6
  Balan-Bihul|बलान-बिहुल|RM|6
  Bishnupur|बिष्णुपुर|RM|7
  Bodebarsain|बोदेबरसाईन|M|10
  Chhinnamasta|छिन्नमस्ता|RM|7
  Dakneshwori|डाक्नेश्वरी|M|10
  Hanumannagar Kankalini|हनुमाननगर कङ्कालिनी|M|14
  Kanchanrup|कञ्चनरुप|M|12
  Khadak|खडक|M|11
  Mahadeva|महादेवा|RM|6
  Rajbiraj|राजविराज|M|16
  Rajgadh|राजगढ|RM|6
  Rupani|रुपनी|RM|6
  Saptakoshi|सप्तकोशी|M|11
  Shambhunath|शम्भुनाथ|M|12
  Surunga|सुरुङ्गा|M|11
  Tilathi Koiladi|तिलाठी कोईलाडी|RM|8
  Tirhut|तिरहुत|RM|5
 Sarlahi|सर्लाही
  Bagmati|बागमती|M|12
  Balara|बलरा|M|11
  Barahathwa|बरहथवा|M|18
  Basbariya|बसबरीया|RM|6
  Bisnu|विष्णु|RM|8
  Brahampuri|ब्रह्मपुरी|RM|7
  Chakraghatta|चक्रघट्टा|RM|9
  Chandranagar|चन्द्रनगर|RM|7
  Dhankaul|धनकौल|RM|7
  Godaita|गोडैटा|M|12
  Haripurwa|हरिपुर्वा|M|9
  Haripur|हरिपुर|M|9
  Hariwan|हरिवन|M|11
  Ishowrpur|ईश्वरपुर|M|15
  Kabilasi|कविलासी|M|10
  Kaudena|कौडेना|RM|7
  Lalbandi|लालबन्दी|M|17
  Malangawa|मलंगवा|M|12
  Parsa|पर्सा|RM|6
  Ramnagar|रामनगर|RM|7
 Siraha|सिरहा
  Arnama|अर्नमा|RM|5
  Aurahi|औरही|RM|5
  Bariyarpatti|बरियारपट्टी|RM|5
  Bhagwanpur|भगवानपुर|RM|5
  Bishnupur|विष्णुपुर|RM|5
  Dhangadhimai|धनगढीमाई|M|14
  Golbazar|गोलबजार|M|13
  Kalyanpur|कल्याणपुर|M|12
  Karjanha|कर्जन्हा|M|11
  Lahan|लहान|M|24
  Lakshmipur Patari|लक्ष्मीपुर पतारी|RM|6
  Mirchaiya|मिर्चैयाँ|M|12
  Naraha|नरहा|RM|5
  Navarajpur|नवराजपुर|RM|5
  Sakhuwanankarkatti|सखुवानान्कारकट्टी|RM|5
  Siraha|सिरहा|M|22
  Sukhipur|सुखीपुर|M|10
Bagmati|बागमती
 Bhaktapur|भक्तपुर
  Bhaktapur|भक्तपुर|M|10
  Changunarayan|चाँगुनारायण|M|9
  Madhyapur Thimi|मध्यपुर थिमी|M|9
  Suryabinayak|सूर्यविनायक|M|10
 Chitwan|चितवन
  Bharatpur|भरतपुर|MC|29
  Ichchhakamana|इच्छाकामना|RM|7
  Kalika|कालिका|M|11
  Khairhani|खैरहनी|M|13
  Madi|माडी|M|9
  Rapti|राप्ती|M|13
  Ratnagar|रत्ननगर|M|16
 Dhading|धादिङ
  Benighat Rorang|बेनीघाट रोराङ्ग|RM|10
  Dhunibeshi|धुनीबेंशी|M|9
  Gajuri|गजुरी|RM|8
  Galchhi|गल्छी|RM|8
  Gangajamuna|गङ्गाजमुना|RM|7
  Jwalamukhi|ज्वालामूखी|RM|7
  Khaniyabas|खनियाबास|RM|5
  Netrawati Dabjong|नेत्रावती डबजोङ|RM|5
  Nilkantha|नीलकण्ठ|M|14
  Rubi Valley|रुवी भ्याली|RM|6
  Siddhalek|सिद्धलेक|RM|7
  Thakre|थाक्रे|RM|11
  Tripurasundari|त्रिपुरासुन्दरी|RM|7
 Dolakha|दोलखा
  Baiteshwor|वैतेश्वर|RM|8
  Bhimeswor|भिमेश्वर|M|9
  Bigu|विगु|RM|8
  Gaurishankar|गौरीशङ्कर|RM|9
  Jiri|जिरी|M|9
  Kalinchok|कालिन्चोक|RM|9
  Melung|मेलुङ्ग|RM|7
  Sailung|शैलुङ्ग|RM|8
  Tamakoshi|तामाकोशी|RM|7
 Kathmandu|काठमाडौँ
  Budhanilkantha|बुढानिलकण्ठ|M|13
  Chandragiri|चन्द्रागिरी|M|15
  Dakshinkali|दक्षिणकाली|M|9
  Gokarneshwar|गोकर्णेश्वर|M|9
  Kageshwari Manohara|कागेश्वरी मनोहरा|M|9
  Kathmandu|काठमाडौँ|MC|32
  Kirtipur|कीर्तिपुर|M|10
  Nagarjun|नागार्जुन|M|10
  Shankharapur|शङ्खरापुर|M|9
  Tarakeshwar|तारकेश्वर|M|11
  Tokha|टोखा|M|11
 Kavrepalanchok|काभ्रेपलाञ्चोक
  Banepa|बनेपा|M|14
  Bethanchok|बेथानचोक|RM|6
  Bhumlu|भुम्लु|RM|10
  Chauri Deurali|चौंरीदेउराली|RM|9
  Dhulikhel|धुलिखेल|M|12
  Khani Khola|खानीखोला|RM|7
  Mahabharat|महाभारत|RM|8
  Mandandeupur|मण्डनदेउपुर|M|12
  Namobuddha|नमोबुद्ध|M|11
  Panauti|पनौती|M|12
  Panchkhal|पाँचखाल|M|13
  Roshi|रोशी|RM|12
  Temal|तेमाल|RM|9
 Lalitpur|ललितपुर
  Bagmati|बागमती|RM|7
  Godawari|गोदावरी|M|14
  Konjyosom|कोन्ज्योसोम|RM|5
  Lalitpur|ललितपुर|MC|29
  Mahalaxmi|महालक्ष्मी|M|10
  Mahankal|महाङ्काल|RM|6
 Makwanpur|मकवानपुर
  Bagmati|बाग्मति|RM|9
  Bakaiya|बकैया|RM|12
  Bhimphedi|भिमफेदी|RM|9
  Hetauda|हेटौडा|SMC|19
  Indrasarowar|इन्द्रसरोबर|RM|5
  Kailash|कैलाश|RM|10
  Makawanpurgadhi|मकवानपुरगढी|RM|8
  Manahari|मनहरी|RM|9
  Raksirang|राक्सिराङ्ग|RM|9
  Thaha|थाहा|M|12
 Nuwakot|नुवाकोट
  Belkotgadhi|बेलकोटगढी|M|13
  Bidur|विदुर|M|13
  Dupcheshwar|दुप्चेश्वर|RM|7
  Kakani|ककनी|RM|8
  Kispang|किस्पाङ|RM|5
  Likhu|लिखु|RM|6
  Myagang|म्यगङ|RM|6
  Panchakanya|पञ्चकन्या|RM|5
  Shivapuri|शिवपुरी|RM|8
  Suryagadhi|सुर्यगढी|RM|5
  Tadi|तादी|RM|6
  Tarkeshwar|तारकेश्वर|RM|6
 Ramechhap|रामेछाप
  Doramba|दोरम्बा|RM|7
  Gokulganga|गोकुलगङ्गा|RM|6
  Khandadevi|खाँडादेवी|RM|9
  Likhu Tamakoshi|लिखु तामाकोशी|RM|7
  Manthali|मन्थली|M|14
  Ramechhap|रामेछाप|M|9
  Sunapati|सुनापती|RM|5
  Umakunda|उमाकुण्ड|RM|7
 Rasuwa|रसुवा
  Aamachhodingmo|आमाछोदिङमो|RM|5
  Gosaikunda|गोसाईकुण्ड|RM|6
  Kalika|कालिका|RM|5
  Naukunda|नौकुण्ड|RM|6
  Uttargaya|उत्तरगया|RM|5
 Sindhuli|सिन्धुली
  Dudhauli|दुधौली|M|14
  Ghyanglekh|घ्याङलेख|RM|5
  Golanjor|गोलन्जर|RM|7
  Hariharpurgadhi|हरिहरपुरगढी|RM|8
  Kamalamai|कमलामाई|M|14
  Marin|मरिण|RM|7
  Phikkal|फिक्कल|RM|6
  Sunkoshi|सुनकोशी|RM|7
  Tinpatan|तीनपाटन|RM|11
 Sindhupalchok|सिन्धुपाल्चोक
  Bahrabise|बाह्रविसे|M|9
  Balephi|बलेफी|RM|8
  Bhotekoshi|भोटेकोशी|RM|5
  Chautara Sangachowkgadi|चौतारा साँगाचोकगढी|M|14
  Helambu|हेलम्बु|RM|7
  Indrawati|ईन्द्रावती|RM|12
  Jugal|जुगल|RM|7
  Lisankhu Pakhar|लिसङ्खु पाखर|RM|7
  Melamchi|मेलम्ची|M|13
  Panchpokhari Thangpal|पाँचपोखरी थाङपाल|RM|8
  Sunkoshi|सुनकोशी|RM|7
  Tripurasundari|त्रिपुरासुन्दरी|RM|6
Gandaki|गण्डकी
 Baglung|बागलुङ
  Badigad|वडिगाड|RM|10
  Baglung|बागलुङ|M|14
  Bareng|वरेङ|RM|5
  Dhorpatan|ढोरपाटन|M|9
  Galkot|गल्कोट|M|11
  Jaimuni|जैमूनी|M|10
  Khathekhola|काठेखोला|RM|8
  Nishi Khola|निसीखोला|RM|7
  Taman Khola|तमानखोला|RM|6
  Tara Khola|ताराखोला|RM|5
 Gorkha|गोरखा
  Aarughat|आरूघाट|RM|10
  Ajirkot|अजिरकोट|RM|5
  Bhimsen Thapa|भिमसेनथापा|RM|8
  Chumnubri|चुमनुव्री|RM|7
  Dharche|धार्चे|RM|7
  Gandaki|गण्डकी|RM|8
  Gorkha|गोरखा|M|14
  Palungtar|पालुङटार|M|10
  Sahid Lakhan|शहिद लखन|RM|9
  Siranchowk|सिरानचोक|RM|8
  Sulikot|बारपाक सुलिकोट|RM|8
 Kaski|कास्की
  Annapurna|अन्नपूर्ण|RM|11
  Machhapuchchhre|माछापुच्छ्रे|RM|9
  Madi|मादी|RM|12
  Pokhara|पोखरा|MC|33
  Rupa|रूपा|RM|7
 Lamjung|लमजुङ
  Besisahar|बेसीशहर|M|11
  Dordi|दोर्दी|RM|9
  Dudhpokhari|दूधपोखरी|RM|6
  Kwhlosothar|क्व्होलासोथार|RM|9
  Madhya Nepal|मध्यनेपाल|M|10
  Marsyangdi|मर्स्याङदी|RM|9
  Rainas|रारइनास|M|10
  Sundarbazar|सुन्दरबजार|M|11
 Manang|मनाङ
  Chame|चामे|RM|5
  Manang Ngisyang|मनाङ ङिस्याङ|RM|9
  Narpabhumi|नार्पा भूमि|RM|5
  Nason|नासोँ|RM|9
 Mustang|मुस्ताङ
  Barhagaun Muktichhetra|वारागुङ मुक्तिक्षेत्र|RM|5
  Gharpajhong|घरपझोङ|RM|5
  Lo-Ghekar Damodarkunda|लो-घेकर दामोदरकुण्ड|RM|5
  Lomanthang|लोमन्थाङ|RM|5
  Thasang|थासाङ|RM|5
 Myagdi|म्याग्दी
  Annapurna|अन्नपुर्ण|RM|8
  Beni|बेनी|M|10
  Dhaulagiri|धवलागिरी|RM|7
  Malika|मालिका|RM|7
  Mangala|मंगला|RM|5
  Raghuganga|रघुगंगा|RM|8
 Nawalparasi East|नवलपुर
  Baudikali|बौदीकाली|RM|6
  Binayi Tribeni|विनयी त्रिवेणी|RM|7
  Bulingtar|बुलिङटार|RM|6
  Devachuli|देवचुली|M|17
  Gaindakot|गैडाकोट|M|18
  Hupsekot|हुप्सेकोट|RM|6
  Kawasoti|कावासोती|M|17
  Madhya Bindu|मध्यविन्दु|M|15
 Parbat|पर्वत
  Bihadi|विहादी|RM|6
  Jaljala|जलजला|RM|9
  Kushma|कुश्मा|M|14
  Mahashila|महाशिला|RM|6
  Modi|मोदी|RM|8
  Paiyun|पैयूं|RM|7
  Phalewas|फलेवास|M|11
 Syangja|स्याङ्जा
  Aandhikhola|आँधिखोला|RM|6
  Arjun Chaupari|अर्जुनचौपारी|RM|6
  Bheerkot|भीरकोट|M|9
  Biruwa|बिरुवा|RM|8
  Chapakot|चापाकोट|M|10
  Galyang|गल्याङ|M|11
  Harinas|हरिनास|RM|7
  Kaligandaki|कालीगण्डकी|RM|7
  Phedikhola|फेदीखोला|RM|5
  Putalibazar|पुतलीबजार|M|14
  Waling|वालिङ|M|14
 Tanahun|तनहुँ
  Aanbu Khaireni|आँबुखैरेनी|RM|6
  Bandipur|वन्दिपुर|RM|6
  Bhanu|भानु|M|13
  Bhimad|भिमाद|M|9
  Byas|व्यास|M|14
  Devghat|देवघाट|RM|5
  Ghiring|घिरिङ|RM|5
  Myagde|म्याग्दे|RM|7
  Rishing|ऋषिङ्ग|RM|8
  Suklagandaki|शुक्लागण्डकी|M|12
Lumbini|लुम्बिनी
 Arghakhanchi|अर्घाखाँची
  Bhumikasthan|भूमिकास्थान|M|10
  Chhatradev|छत्रदेव|RM|8
  Malarani|मालारानी|RM|9
  Panini|पाणिनी|RM|8
  Sandhikharka|सन्धिखर्क|M|12
  Sitganga|शितगंगा|M|14
 Banke|बाँके
  Baijanath|बैजनाथ|RM|8
  Duduwa|डुडुवा|RM|6
  Janaki|जानकी|RM|6
  Khajura|खजुरा|RM|8
  Kohalpur|कोहलपुर|M|15
  Narainapur|नरैनापुर|RM|6
  Nepalgunj|नेपालगंज|SMC|23
  Rapti-Sonari|राप्ती सोनारी|RM|9
 Bardiya|बर्दिया
  Badhaiyatal|बढैयाताल|RM|9
  Barbardiya|बारबर्दिया|M|11
  Basgadhi|बाँसगढी|M|9
  Geruwa|गेरुवा|RM|6
  Gulariya|गुलरिया|M|12
  Madhuwan|मधुवन|M|9
  Rajapur|राजापुर|M|10
  Thakurbaba|ठाकुरबाबा|M|9
 Dang|दाङ
  Babai|बबई|RM|7
  Banglachuli|बंगलाचुली|RM|8
  Dangisharan|दंगीशरण|RM|7
  Gadhawa|गढवा|RM|8
  Ghorahi|घोराही|SMC|19
  Lamahi|लमही|M|9
  Rajpur|राजपुर|RM|7
  Rapti|राप्ती|RM|9
  Shantinagar|शान्तिनगर|RM|7
  Tulsipur|तुल्सीपुर|SMC|19
 Gulmi|गुल्मी
  Chandrakot|चन्द्रकोट|RM|8
  Chhatrakot|छत्रकोट|RM|6
  Dhurkot|धुर्कोट|RM|7
  Gulmidarbar|गुल्मी दरबार|RM|7
  Isma|ईस्मा|RM|6
  Kaligandaki|कालीगण्डकी|RM|7
  Madane|मदाने|RM|7
  Malika|मालिका|RM|8
  Musikot|मुसिकोट|M|9
  Resunga|रेसुङ्गा|M|14
  Rurukshetra|रुरुक्षेत्र|RM|6
  Satyawati|सत्यवती|RM|8
 Kapilvastu|कपिलवस्तु
  Banganga|बाणगंगा|M|11
  Bijaynagar|विजयनगर|RM|7
  Buddhabhumi|बुद्धभुमी|M|10
  Kapilvastu|कपिलवस्तु|M|12
  Krishnanagar|कृष्णनगर|M|12
  Maharajgunj|महाराजगंज|M|11
  Mayadevi|मायादेवी|RM|8
  Shivaraj|शिवराज|M|11
  Suddhodan|सुद्धोधन|RM|6
  Yashodhara|यसोधरा|RM|8
 Nawalparasi West|परासी
  Bardaghat|बर्दघाट|M|16
  Palhi Nandan|पाल्हीनन्दन|RM|6
  Pratappur|प्रतापपुर|RM|9
  Ramgram|रामग्राम|M|18
  Sarawal|सरावल|RM|7
  Sunwal|सुनवल|M|13
  Susta|सुस्ता|RM|5
 Palpa|पाल्पा
  Bagnaskali|बगनासकाली|RM|9
  Mathagadhi|माथागढी|RM|8
  Nisdi|निस्दी|RM|7
  Purbakhola|पूर्वखोला|RM|6
  Rainadevi Chhahara|रैनादेवी छहरा|RM|8
  Rambha|रम्भा|RM|5
  Rampur|रामपुर|M|10
  Ripdikot|रिब्दिकोट|RM|8
  Tansen|तानसेन|M|14
  Tinahu|तिनाउ|RM|6
 Pyuthan|प्युठान
  Ayirawati|ऐरावती|RM|6
  Gaumukhi|गौमुखी|RM|7
  Jhimruk|झिमरुक|RM|8
  Mallarani|मल्लरानी|RM|5
  Mandavi|माण्डवी|RM|5
  Naubahini|नौवहिनी|RM|8
  Pyuthan|प्यूठान|M|10
  Sarumarani|सरुमारानी|RM|6
  Sworgadwari|स्वर्गद्वारी|M|9
 Rolpa|रोल्पा
  Gangadev|गंगादेव|RM|7
  Lungri|लुङग्री|RM|7
  Madi|माडी|RM|6
  Pariwartan|परिवर्तन|RM|6
  Rolpa|रोल्पा|M|10
  Runtigadi|रुन्टीगढी|RM|9
  Sunchhahari|सुनछहरी|RM|7
  Sunil Smiriti|सुनिल स्मृति|RM|8
  Thawang|थवाङ|RM|5
  Triveni|त्रिवेणी|RM|7
 Rukum East|पूर्वी रुकुम
  Bhume|भूमे|RM|9
  Putha Uttarganga|पुथा उत्तरगंगा|RM|14
  Sisne|सिस्ने|RM|8
 Rupandehi|रुपन्देही
  Butwal|बुटवल|SMC|19
  Devdaha|देवदह|M|12
  Gaidahawa|गैडहवा|RM|9
  Kanchan|कन्चन|RM|5
  Kotahimai|कोटहीमाई|RM|7
  Lumbini Sanskritik|लुम्बिनी सांस्कृतिक|M|13
  Marchawari|मर्चवारी|RM|7
  Mayadevi|मायादेवी|RM|8
  Omsatiya|ओमसतिया|RM|6
  Rohini|रोहिणी|RM|7
  Sainamaina|सैनामैना|M|11
  Sammarimai|सम्मरीमाई|RM|7
  Siddharthanagar|सिद्धार्थनगर|M|13
  Siyari|सियारी|RM|7
  Suddodhan|शुद्धोधन|RM|7
  Tilottama|तिलोत्तमा|M|17
Karnali|कर्णाली
 Dailekh|दैलेख
  Aathabis|आठबीस|M|9
  Bhagawatimai|भगवतीमाई|RM|7
  Bhairabi|भैरवी|RM|7
  Chamunda Bindrasaini|चामुण्डा विन्द्रासैनी|M|9
  Dullu|दुल्लु|M|13
  Dungeshwar|डुंगेश्वर|RM|6
  Gurans|गुराँस|RM|8
  Mahabu|महावु|RM|6
  Narayan|नारायण|M|11
  Naumule|नौमुले|RM|8
  Thantikandh|ठाँटीकाँध|RM|6
 Dolpa|डोल्पा
  Chharka Tongsong|छार्का ताङसोङ|RM|6
  Dolpo Buddha|डोल्पो बुद्ध|RM|6
  Jagadulla|जगदुल्ला|RM|6
  Kaike|काईके|RM|7
  Mudkechula|मुड्केचुला|RM|9
  She Phoksundo|शे फोक्सुन्डो|RM|9
  Thuli Bheri|ठूली भेरी|M|11
  Tripurasundari|त्रिपुरासुन्दरी|M|11
 Humla|हुम्ला
  Adanchuli|अदानचुली|RM|6
  Chankheli|चंखेली|RM|6
  Kharpunath|खार्पुनाथ|RM|5
  Namkha|नाम्खा|RM|6
  Sarkegad|सर्केगाड|RM|8
  Simkot|सिमकोट|RM|8
  Tanjakot|ताँजाकोट|RM|5
 Jajarkot|जाजरकोट
  Barekot|बारेकोट|RM|9
  Bheri|भेरी|M|13
  Chhedagad|छेडागाड|M|13
  Junichande|जुनीचाँदे|RM|11
  Kuse|कुसे|RM|9
  Nalgad|नलगाड|M|13
  Shivalaya|शिवालय|RM|9
 Jumla|जुम्ला
  Chandannath|चन्दननाथ|M|10
  Guthichaur|गुठिचौर|RM|5
  Hima|हिमा|RM|7
  Kanaka Sundari|कनकासुन्दरी|RM|8
  Patarasi|पातारासी|RM|7
  Sinja|सिंजा|RM|6
  Tatopani|तातोपानी|RM|8
  Tila|तिला|RM|9
 Kalikot|कालिकोट
  Khandachakra|खाँडाचक्र|M|11
  Mahawai|महावै|RM|7
  Narharinath|नरहरिनाथ|RM|9
  Pachaljharana|पचालझरना|RM|9
  Palata|पलाता|RM|9
  Raskot|रास्कोट|M|9
  Sanni Triveni|सान्नी त्रिवेणी|RM|9
  Shubha Kalika|शुभ कालीका|RM|8
  Tilagufa|तिलागुफा|M|11
 Mugu|मुगु
  Chhayanath Rara|छायाँनाथ रारा|M|14
  Khatyad|खत्याड|RM|11
  Mugum Karmarong|मुगुम कार्मारोंग|RM|9
  Soru|सोरु|RM|11
 Rukum West|पश्चिमी रुकुम
  Aathabiskot|आठबिसकोट|M|14
  Banphikot|बाँफिकोट|RM|10
  Chaurjahari|चौरजहारी|M|14
  Musikot|मुसिकोट|M|14
  Sanibheri|सानी भेरी|RM|11
  Triveni|त्रिवेणी|RM|10
 Salyan|सल्यान
  Bagchaur|बागचौर|M|12
  Bangad Kupinde|बनगाड कुपिण्डे|M|12
  Chhatreshwari|छत्रेश्वरी|RM|7
  Darma|दार्मा|RM|6
  Kalimati|कालिमाटी|RM|7
  Kapurkot|कपुरकोट|RM|6
  Kumakh|कुमाख|RM|7
  Shaarda|शारदा|M|15
  Siddha Kumakh|सिद्ध कुमाख|RM|5
  Triveni|त्रिवेणी|RM|6
 Surkhet|सुर्खेत
  Barahatal|बराहताल|RM|10
  Bheriganga|भेरीगंगा|M|13
  Birendranagar|बीरेन्द्रनगर|M|16
  Chaukune|चौकुने|RM|10
  Chingad|चिङ्गाड|RM|6
  Gurbhakot|गुर्भाकोट|M|14
  Lekbeshi|लेकवेशी|M|10
  Panchapuri|पञ्चपुरी|M|11
  Simta|सिम्ता|RM|9
Sudurpashchim|सुदूरपश्चिम
 Achham|अछाम
  Bannigadi Jayagad|बान्निगढी जयगढ|RM|6
  Chaurpati|चौरपाटी|RM|7
  Dhakari|ढकारी|RM|8
  Kamalbazar|कमलबजार|M|10
  Mangalsen|मंगलसेन|M|14
  Mellekh|मेल्लेख|RM|8
  Panchadewal Binayak|पन्चदेवल विनायक|M|9
  Ramaroshan|रामारोशन|RM|7
  Sanfebagar|साँफेबगर|M|14
  Turmakhand|तुर्माखाँद|RM|8
 Baitadi|बैतडी
  Dashrathchanda|दशरथचन्द|M|11
  Dilashaini|डीलासैनी|RM|7
  Dogdakedar|दोगडाकेदार|RM|8
  Melauli|मेलौली|M|9
  Pancheshwar|पञ्चेश्वर|RM|6
  Patan|पाटन|M|10
  Purchaudi|पुर्चौडी|M|10
  Shivanath|शिवनाथ|RM|6
  Sigas|सिगास|RM|9
  Surnaya|सुर्नया|RM|8
 Bajhang|बझाङ
  Bitthadchir|वित्थडचिर|RM|9
  Bungal|बुंगल|M|11
  Chhabis Pathibhera|छबिसपाथिभेरा|RM|7
  Durgathali|दुर्गाथली|RM|7
  Jayaprithvi|जयपृथ्वी|M|11
  Kedarsyu|केदारस्युँ|RM|9
  Khaptadchhanna|खप्तडछान्ना|RM|7
  Masta|मष्टा|RM|7
  Saipal|साइपाल|RM|5
  Surma|सूर्मा|RM|5
  Talkot|तलकोट|RM|7
  Thalara|थलारा|RM|9
 Bajura|बाजुरा
  Badimalika|बडीमालिका|M|9
  Budhiganga|बुढीगंगा|M|10
  Budhinanda|बुढीनन्दा|M|10
  Gaumul|गौमुल|RM|6
  Himali|हिमाली|RM|7
  Jagannath|जगन्नाथ|RM|6
  Khaptad Chhededaha|खप्तड छेडेदह|RM|7
  Swami Kartik Khapar|स्वामीकार्तिक खापर|RM|5
  Triveni|त्रिवेणी|M|9
 Dadeldhura|डडेल्धुरा
  Aalitaal|आलिताल|RM|8
  Ajaymeru|अजयमेरु|RM|6
  Amargadhi|अमरगढी|M|11
  Bhageshwar|भागेश्वर|RM|5
  Ganyapadhura|गन्यापधुरा|RM|5
  Navadurga|नवदुर्गा|RM|5
  Parshuram|परशुराम|M|12
 Darchula|दार्चुला
  Apihimal|अपिहिमाल|RM|6
  Duhun|दुहुँ|RM|5
  Lekam|लेकम|RM|6
  Mahakali|महाकाली|M|9
  Malikarjun|मालिकार्जुन|RM|8
  Marma|मार्मा|RM|6
  Naugad|नौगाड|RM|6
  Shailyashikhar|शैल्यशिखर|M|9
  Vyans|ब्याँस|RM|6
 Doti|डोटी
  Aadarsha|आदर्श|RM|7
  Badikedar|बडीकेदार|RM|5
  Bogatan-Phudsil|बोगटान फुड्सिल|RM|7
  Dipayal Silgadhi|दिपायल सिलगढी|M|9
  Jorayal|जोरायल|RM|6
  K.I. Singh|के.आई. सिंह|RM|7
  Purbichauki|पूर्वीचौकी|RM|7
  Sayal|सायल|RM|6
  Shikhar|शिखर|M|11
 Kailali|कैलाली
  Bardagoriya|बर्दगोरिया|RM|6
  Bhajni|भजनी|M|9
  Chure|चुरे|RM|6
  Dhangadhi|धनगढी|SMC|19
  Gauriganga|गौरीगंगा|M|11
  Ghodaghodi|घोडाघोडी|M|12
  Godawari|गोदावरी|M|12
  Janaki|जानकी|RM|9
  Joshipur|जोशीपुर|RM|7
  Kailari|कैलारी|RM|9
  Lamkichuha|लम्कीचुहा|M|10
  Mohanyal|मोहन्याल|RM|7
  Tikapur|टिकापुर|M|9
 Kanchanpur|कञ्चनपुर
  Bedkot|वेदकोट|M|10
  Belauri|बेलौरी|M|10
  Beldandi|बेलडाडी|RM|5
  Bhimdatta|भीमदत्त|M|19
  Krishnapur|कृष्णपुर|M|9
  Laljhadi|लालझाडी|RM|6
  Mahakali|माहाकाली|M|10
  Punarbas|पुर्नवास|M|11
  Shuklaphanta|शुक्लाफाँटा|M|12
`;
