// Generated from openapi/source by `npm run generate`. Do not edit.

// @ts-nocheck
import { type CheckedBody, withError, codePoints as func1 } from "../../formats/checked-body.ts";
import { isWebAddress as formats0 } from "../../formats/web-address.ts";
import { NewSegmentBody } from "../bodies/new-segment.ts";

const schema0 = {"type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"type":"string","minLength":1,"maxLength":120,"pattern":"\\S"},"channels":{"type":"array","minItems":1,"maxItems":2,"uniqueItems":true,"items":{"type":"string","enum":["video","audio"]}},"users":{"type":"array","maxItems":500,"uniqueItems":true,"items":{"type":"string","pattern":"^[0-9a-f]{24}$"}},"visibility":{"type":"string","enum":["visible","hidden"]},"baseForm":{"oneOf":[{"type":"string","pattern":"^[0-9a-f]{24}$"},{"type":"null"}]},"contactForm":{"oneOf":[{"type":"string","pattern":"^[0-9a-f]{24}$"},{"type":"null"}]},"surveyForm":{"oneOf":[{"type":"string","pattern":"^[0-9a-f]{24}$"},{"type":"null"}]},"agentForm":{"oneOf":[{"type":"string","pattern":"^[0-9a-f]{24}$"},{"type":"null"}]},"tags":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"type":"string","pattern":"^[0-9a-f]{24}$"}},"recordingSetting":{"oneOf":[{"type":"string","pattern":"^[0-9a-f]{24}$"},{"type":"null"}]},"mandatoryTags":{"type":"boolean"},"requestLocation":{"type":"boolean"},"restricted":{"type":"boolean"},"restrictedCalls":{"type":["integer","null"],"minimum":1,"maximum":1000,"x-when":{"restricted":[true]}},"restrictedPeriod":{"type":["string","null"],"x-when":{"restricted":[true]},"enum":["hour","day","week","month",null]},"type":{"type":"string","enum":["classic","event"]},"externalUrl":{"type":["string","null"],"maxLength":2000,"format":"uri","pattern":"^https?://[^\\s]+$","x-when":{"type":["event"]}},"eventArgument":{"type":"string","maxLength":500,"x-when":{"type":["event"]}}}};
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("\\S", "u");
const pattern1 = new RegExp("^[0-9a-f]{24}$", "u");
const pattern8 = new RegExp("^https?://[^\\s]+$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
vErrors = withError(vErrors, instancePath, "required", "name");
errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
vErrors = withError(vErrors, instancePath, "additionalProperties", key0);
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func1(data0) > 120){
vErrors = withError(vErrors, instancePath+"/name", "maxLength", 120);
errors++;
}
if(func1(data0) < 1){
vErrors = withError(vErrors, instancePath+"/name", "minLength", 1);
errors++;
}
if(!pattern0.test(data0)){
vErrors = withError(vErrors, instancePath+"/name", "pattern");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/name", "type");
errors++;
}
}
if(data.channels !== undefined){
let data1 = data.channels;
if(Array.isArray(data1)){
if(data1.length > 2){
vErrors = withError(vErrors, instancePath+"/channels", "maxItems", 2);
errors++;
}
if(data1.length < 1){
vErrors = withError(vErrors, instancePath+"/channels", "minItems", 1);
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 !== "string"){
vErrors = withError(vErrors, instancePath+"/channels/" + i0, "type");
errors++;
}
if(!((data2 === "video") || (data2 === "audio"))){
vErrors = withError(vErrors, instancePath+"/channels/" + i0, "enum");
errors++;
}
}
if(new Set(data1).size < data1.length){
vErrors = withError(vErrors, instancePath+"/channels", "uniqueItems");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/channels", "type");
errors++;
}
}
if(data.users !== undefined){
let data3 = data.users;
if(Array.isArray(data3)){
if(data3.length > 500){
vErrors = withError(vErrors, instancePath+"/users", "maxItems", 500);
errors++;
}
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
if(typeof data4 === "string"){
if(!pattern1.test(data4)){
vErrors = withError(vErrors, instancePath+"/users/" + i1, "pattern");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/users/" + i1, "type");
errors++;
}
}
if(new Set(data3).size < data3.length){
vErrors = withError(vErrors, instancePath+"/users", "uniqueItems");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/users", "type");
errors++;
}
}
if(data.visibility !== undefined){
let data5 = data.visibility;
if(typeof data5 !== "string"){
vErrors = withError(vErrors, instancePath+"/visibility", "type");
errors++;
}
if(!((data5 === "visible") || (data5 === "hidden"))){
vErrors = withError(vErrors, instancePath+"/visibility", "enum");
errors++;
}
}
if(data.baseForm !== undefined){
let data6 = data.baseForm;
const _errs15 = errors;
let valid5 = false;
let passing0 = null;
const _errs16 = errors;
if(typeof data6 === "string"){
if(!pattern1.test(data6)){
vErrors = withError(vErrors, instancePath+"/baseForm", "pattern");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/baseForm", "type");
errors++;
}
var _valid0 = _errs16 === errors;
if(_valid0){
valid5 = true;
passing0 = 0;
}
const _errs18 = errors;
if(data6 !== null){
vErrors = withError(vErrors, instancePath+"/baseForm", "type");
errors++;
}
var _valid0 = _errs18 === errors;
if(_valid0 && valid5){
valid5 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid5 = true;
passing0 = 1;
}
}
if(!valid5){
vErrors = withError(vErrors, instancePath+"/baseForm", "oneOf", passing0);
errors++;
}
else {
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
}
}
if(data.contactForm !== undefined){
let data7 = data.contactForm;
const _errs21 = errors;
let valid6 = false;
let passing1 = null;
const _errs22 = errors;
if(typeof data7 === "string"){
if(!pattern1.test(data7)){
vErrors = withError(vErrors, instancePath+"/contactForm", "pattern");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/contactForm", "type");
errors++;
}
var _valid1 = _errs22 === errors;
if(_valid1){
valid6 = true;
passing1 = 0;
}
const _errs24 = errors;
if(data7 !== null){
vErrors = withError(vErrors, instancePath+"/contactForm", "type");
errors++;
}
var _valid1 = _errs24 === errors;
if(_valid1 && valid6){
valid6 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid6 = true;
passing1 = 1;
}
}
if(!valid6){
vErrors = withError(vErrors, instancePath+"/contactForm", "oneOf", passing1);
errors++;
}
else {
errors = _errs21;
if(vErrors !== null){
if(_errs21){
vErrors.length = _errs21;
}
else {
vErrors = null;
}
}
}
}
if(data.surveyForm !== undefined){
let data8 = data.surveyForm;
const _errs27 = errors;
let valid7 = false;
let passing2 = null;
const _errs28 = errors;
if(typeof data8 === "string"){
if(!pattern1.test(data8)){
vErrors = withError(vErrors, instancePath+"/surveyForm", "pattern");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/surveyForm", "type");
errors++;
}
var _valid2 = _errs28 === errors;
if(_valid2){
valid7 = true;
passing2 = 0;
}
const _errs30 = errors;
if(data8 !== null){
vErrors = withError(vErrors, instancePath+"/surveyForm", "type");
errors++;
}
var _valid2 = _errs30 === errors;
if(_valid2 && valid7){
valid7 = false;
passing2 = [passing2, 1];
}
else {
if(_valid2){
valid7 = true;
passing2 = 1;
}
}
if(!valid7){
vErrors = withError(vErrors, instancePath+"/surveyForm", "oneOf", passing2);
errors++;
}
else {
errors = _errs27;
if(vErrors !== null){
if(_errs27){
vErrors.length = _errs27;
}
else {
vErrors = null;
}
}
}
}
if(data.agentForm !== undefined){
let data9 = data.agentForm;
const _errs33 = errors;
let valid8 = false;
let passing3 = null;
const _errs34 = errors;
if(typeof data9 === "string"){
if(!pattern1.test(data9)){
vErrors = withError(vErrors, instancePath+"/agentForm", "pattern");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/agentForm", "type");
errors++;
}
var _valid3 = _errs34 === errors;
if(_valid3){
valid8 = true;
passing3 = 0;
}
const _errs36 = errors;
if(data9 !== null){
vErrors = withError(vErrors, instancePath+"/agentForm", "type");
errors++;
}
var _valid3 = _errs36 === errors;
if(_valid3 && valid8){
valid8 = false;
passing3 = [passing3, 1];
}
else {
if(_valid3){
valid8 = true;
passing3 = 1;
}
}
if(!valid8){
vErrors = withError(vErrors, instancePath+"/agentForm", "oneOf", passing3);
errors++;
}
else {
errors = _errs33;
if(vErrors !== null){
if(_errs33){
vErrors.length = _errs33;
}
else {
vErrors = null;
}
}
}
}
if(data.tags !== undefined){
let data10 = data.tags;
if(Array.isArray(data10)){
if(data10.length > 50){
vErrors = withError(vErrors, instancePath+"/tags", "maxItems", 50);
errors++;
}
const len2 = data10.length;
for(let i2=0; i2<len2; i2++){
let data11 = data10[i2];
if(typeof data11 === "string"){
if(!pattern1.test(data11)){
vErrors = withError(vErrors, instancePath+"/tags/" + i2, "pattern");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/tags/" + i2, "type");
errors++;
}
}
if(new Set(data10).size < data10.length){
vErrors = withError(vErrors, instancePath+"/tags", "uniqueItems");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/tags", "type");
errors++;
}
}
if(data.recordingSetting !== undefined){
let data12 = data.recordingSetting;
const _errs43 = errors;
let valid11 = false;
let passing4 = null;
const _errs44 = errors;
if(typeof data12 === "string"){
if(!pattern1.test(data12)){
vErrors = withError(vErrors, instancePath+"/recordingSetting", "pattern");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/recordingSetting", "type");
errors++;
}
var _valid4 = _errs44 === errors;
if(_valid4){
valid11 = true;
passing4 = 0;
}
const _errs46 = errors;
if(data12 !== null){
vErrors = withError(vErrors, instancePath+"/recordingSetting", "type");
errors++;
}
var _valid4 = _errs46 === errors;
if(_valid4 && valid11){
valid11 = false;
passing4 = [passing4, 1];
}
else {
if(_valid4){
valid11 = true;
passing4 = 1;
}
}
if(!valid11){
vErrors = withError(vErrors, instancePath+"/recordingSetting", "oneOf", passing4);
errors++;
}
else {
errors = _errs43;
if(vErrors !== null){
if(_errs43){
vErrors.length = _errs43;
}
else {
vErrors = null;
}
}
}
}
if(data.mandatoryTags !== undefined){
if(typeof data.mandatoryTags !== "boolean"){
vErrors = withError(vErrors, instancePath+"/mandatoryTags", "type");
errors++;
}
}
if(data.requestLocation !== undefined){
if(typeof data.requestLocation !== "boolean"){
vErrors = withError(vErrors, instancePath+"/requestLocation", "type");
errors++;
}
}
if(data.restricted !== undefined){
if(typeof data.restricted !== "boolean"){
vErrors = withError(vErrors, instancePath+"/restricted", "type");
errors++;
}
}
if(data.restrictedCalls !== undefined){
let data16 = data.restrictedCalls;
if((!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))) && (data16 !== null)){
vErrors = withError(vErrors, instancePath+"/restrictedCalls", "type");
errors++;
}
if(typeof data16 == "number"){
if(data16 > 1000 || isNaN(data16)){
vErrors = withError(vErrors, instancePath+"/restrictedCalls", "maximum", 1000);
errors++;
}
if(data16 < 1 || isNaN(data16)){
vErrors = withError(vErrors, instancePath+"/restrictedCalls", "minimum", 1);
errors++;
}
}
}
if(data.restrictedPeriod !== undefined){
let data17 = data.restrictedPeriod;
if((typeof data17 !== "string") && (data17 !== null)){
vErrors = withError(vErrors, instancePath+"/restrictedPeriod", "type");
errors++;
}
if(!(((((data17 === "hour") || (data17 === "day")) || (data17 === "week")) || (data17 === "month")) || (data17 === null))){
vErrors = withError(vErrors, instancePath+"/restrictedPeriod", "enum");
errors++;
}
}
if(data.type !== undefined){
let data18 = data.type;
if(typeof data18 !== "string"){
vErrors = withError(vErrors, instancePath+"/type", "type");
errors++;
}
if(!((data18 === "classic") || (data18 === "event"))){
vErrors = withError(vErrors, instancePath+"/type", "enum");
errors++;
}
}
if(data.externalUrl !== undefined){
let data19 = data.externalUrl;
if((typeof data19 !== "string") && (data19 !== null)){
vErrors = withError(vErrors, instancePath+"/externalUrl", "type");
errors++;
}
if(typeof data19 === "string"){
if(func1(data19) > 2000){
vErrors = withError(vErrors, instancePath+"/externalUrl", "maxLength", 2000);
errors++;
}
if(!pattern8.test(data19)){
vErrors = withError(vErrors, instancePath+"/externalUrl", "pattern");
errors++;
}
if(!(formats0(data19))){
vErrors = withError(vErrors, instancePath+"/externalUrl", "format");
errors++;
}
}
}
if(data.eventArgument !== undefined){
let data20 = data.eventArgument;
if(typeof data20 === "string"){
if(func1(data20) > 500){
vErrors = withError(vErrors, instancePath+"/eventArgument", "maxLength", 500);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/eventArgument", "type");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath, "type");
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

/** NewSegment as JSON Schema, and the check of it. */
export const NewSegmentCheck: CheckedBody = {
  schema: NewSegmentBody,
  check: (body) => (validate0(body) ? [] : validate0.errors),
};
