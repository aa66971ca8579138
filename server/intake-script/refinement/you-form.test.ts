import { expect, test } from 'vitest';
import { youForm } from './you-form.ts';

test.each([
  ['whether the client owns a home', 'whether you own a home'],
  ['whether the caller was wearing a seatbelt', 'whether you were wearing a seatbelt'],
  ['if he has ever been arrested', 'if you have ever been arrested'],
  ['whether she still carries insurance', 'whether you still carry insurance'],
  ['whether the client does business abroad', 'whether you do business abroad'],
  ['where the client goes to church', 'where you go to church'],
  ["whether they've been in an accident", "whether you've been in an accident"],
  ["whether he's been treated", "whether you've been treated"],
  ["whether she's working", "whether you're working"],
  ['who referred them', 'who referred you'],
  ['who referred her', 'who referred you'],
  ['her doctors', 'your doctors'],
  ["the client's medications", 'your medications'],
  ["clients' medications", 'your medications'],
  ['is the client insured', 'are you insured'],
  ['their own mistakes', 'your own mistakes'],
  ['how many employees the company has', 'how many employees the company has'],
  ['whether anyone was hurt', 'whether anyone was hurt'],
  ['prior surgeries', 'prior surgeries'],
])('%s', (about, to) => {
  expect(youForm(about)).toBe(to);
});
