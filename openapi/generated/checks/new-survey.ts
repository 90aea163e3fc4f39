// Generated from openapi/source by `npm run generate`. Do not edit.

// @ts-nocheck
import { type CheckedBody, withError, codePoints as func0 } from "../../formats/checked-body.ts";
import { NewSurveyBody } from "../bodies/new-survey.ts";

const schema0 = {"type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"type":"string","minLength":1,"maxLength":120,"pattern":"\\S"},"description":{"type":"string","maxLength":500},"fields":{"type":"array","maxItems":60,"items":{"type":"object","additionalProperties":false,"required":["name","label"],"properties":{"type":{"type":"string","enum":["text","textarea","email","tel","url","select","radio","checkbox","time","number","multiselect","date","password","color","range","hidden","nps","csat","ces"]},"name":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$"},"label":{"type":"string","minLength":1,"maxLength":200,"pattern":"\\S"},"placeholder":{"type":"string","maxLength":200},"required":{"type":"boolean"},"readonly":{"type":"boolean"},"disabled":{"type":"boolean"},"minlength":{"type":["integer","null"],"minimum":0,"maximum":5000},"maxlength":{"type":["integer","null"],"minimum":1,"maximum":5000},"pattern":{"type":"string","maxLength":200,"x-exact":true},"min":{"type":"string","maxLength":20},"max":{"type":"string","maxLength":20},"options":{"type":"array","maxItems":100,"items":{"type":"object","additionalProperties":false,"required":["id","label"],"properties":{"id":{"type":"string","minLength":1,"maxLength":64,"pattern":"^\\S(.*\\S)?$"},"label":{"type":"string","minLength":1,"maxLength":200,"pattern":"\\S"}}}}}}}}};
const func3 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("\\S", "u");
const pattern1 = new RegExp("^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$", "u");
const pattern3 = new RegExp("^\\S(.*\\S)?$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
vErrors = withError(vErrors, instancePath, "required", "name");
errors++;
}
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "description")) || (key0 === "fields"))){
vErrors = withError(vErrors, instancePath, "additionalProperties", key0);
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func0(data0) > 120){
vErrors = withError(vErrors, instancePath+"/name", "maxLength", 120);
errors++;
}
if(func0(data0) < 1){
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
if(data.description !== undefined){
let data1 = data.description;
if(typeof data1 === "string"){
if(func0(data1) > 500){
vErrors = withError(vErrors, instancePath+"/description", "maxLength", 500);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/description", "type");
errors++;
}
}
if(data.fields !== undefined){
let data2 = data.fields;
if(Array.isArray(data2)){
if(data2.length > 60){
vErrors = withError(vErrors, instancePath+"/fields", "maxItems", 60);
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.name === undefined){
vErrors = withError(vErrors, instancePath+"/fields/" + i0, "required", "name");
errors++;
}
if(data3.label === undefined){
vErrors = withError(vErrors, instancePath+"/fields/" + i0, "required", "label");
errors++;
}
for(const key1 in data3){
if(!(func3.call(schema0.properties.fields.items.properties, key1))){
vErrors = withError(vErrors, instancePath+"/fields/" + i0, "additionalProperties", key1);
errors++;
}
}
if(data3.type !== undefined){
let data4 = data3.type;
if(typeof data4 !== "string"){
vErrors = withError(vErrors, instancePath+"/fields/" + i0+"/type", "type");
errors++;
}
if(!(((((((((((((((((((data4 === "text") || (data4 === "textarea")) || (data4 === "email")) || (data4 === "tel")) || (data4 === "url")) || (data4 === "select")) || (data4 === "radio")) || (data4 === "checkbox")) || (data4 === "time")) || (data4 === "number")) || (data4 === "multiselect")) || (data4 === "date")) || (data4 === "password")) || (data4 === "color")) || (data4 === "range")) || (data4 === "hidden")) || (data4 === "nps")) || (data4 === "csat")) || (data4 === "ces"))){
vErrors = withError(vErrors, instancePath+"/fields/" + i0+"/type", "enum");
errors++;
}
}
if(data3.name !== undefined){
let data5 = data3.name;
if(typeof data5 === "string"){
if(!pattern1.test(data5)){
vErrors = withError(vErrors, instancePath+"/fields/" + i0+"/name", "pattern");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/fields/" + i0+"/name", "type");
errors++;
}
}
if(data3.label !== undefined){
let data6 = data3.label;
if(typeof data6 === "string"){
if(func0(data6) > 200){
vErrors = withError(vErrors, instancePath+"/fields/" + i0+"/label", "maxLength", 200);
errors++;
}
if(func0(data6) < 1){
vErrors = withError(vErrors, instancePath+"/fields/" + i0+"/label", "minLength", 1);
errors++;
}
if(!pattern0.test(data6)){
vErrors = withError(vErrors, instancePath+"/fields/" + i0+"/label", "pattern");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/fields/" + i0+"/label", "type");
errors++;
}
}
if(data3.placeholder !== undefined){
let data7 = data3.placeholder;
if(typeof data7 === "string"){
if(func0(data7) > 200){
vErrors = withError(vErrors, instancePath+"/fields/" + i0+"/placeholder", "maxLength", 200);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/fields/" + i0+"/placeholder", "type");
errors++;
}
}
if(data3.required !== undefined){
if(typeof data3.required !== "boolean"){
vErrors = withError(vErrors, instancePath+"/fields/" + i0+"/required", "type");
errors++;
}
}
if(data3.readonly !== undefined){
if(typeof data3.readonly !== "boolean"){
vErrors = withError(vErrors, instancePath+"/fields/" + i0+"/readonly", "type");
errors++;
}
}
if(data3.disabled !== undefined){
if(typeof data3.disabled !== "boolean"){
vErrors = withError(vErrors, instancePath+"/fields/" + i0+"/disabled", "type");
errors++;
}
}
if(data3.minlength !== undefined){
let data11 = data3.minlength;
if((!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))) && (data11 !== null)){
vErrors = withError(vErrors, instancePath+"/fields/" + i0+"/minlength", "type");
errors++;
}
if(typeof data11 == "number"){
if(data11 > 5000 || isNaN(data11)){
vErrors = withError(vErrors, instancePath+"/fields/" + i0+"/minlength", "maximum", 5000);
errors++;
}
if(data11 < 0 || isNaN(data11)){
vErrors = withError(vErrors, instancePath+"/fields/" + i0+"/minlength", "minimum", 0);
errors++;
}
}
}
if(data3.maxlength !== undefined){
let data12 = data3.maxlength;
if((!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))) && (data12 !== null)){
vErrors = withError(vErrors, instancePath+"/fields/" + i0+"/maxlength", "type");
errors++;
}
if(typeof data12 == "number"){
if(data12 > 5000 || isNaN(data12)){
vErrors = withError(vErrors, instancePath+"/fields/" + i0+"/maxlength", "maximum", 5000);
errors++;
}
if(data12 < 1 || isNaN(data12)){
vErrors = withError(vErrors, instancePath+"/fields/" + i0+"/maxlength", "minimum", 1);
errors++;
}
}
}
if(data3.pattern !== undefined){
let data13 = data3.pattern;
if(typeof data13 === "string"){
if(func0(data13) > 200){
vErrors = withError(vErrors, instancePath+"/fields/" + i0+"/pattern", "maxLength", 200);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/fields/" + i0+"/pattern", "type");
errors++;
}
}
if(data3.min !== undefined){
let data14 = data3.min;
if(typeof data14 === "string"){
if(func0(data14) > 20){
vErrors = withError(vErrors, instancePath+"/fields/" + i0+"/min", "maxLength", 20);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/fields/" + i0+"/min", "type");
errors++;
}
}
if(data3.max !== undefined){
let data15 = data3.max;
if(typeof data15 === "string"){
if(func0(data15) > 20){
vErrors = withError(vErrors, instancePath+"/fields/" + i0+"/max", "maxLength", 20);
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/fields/" + i0+"/max", "type");
errors++;
}
}
if(data3.options !== undefined){
let data16 = data3.options;
if(Array.isArray(data16)){
if(data16.length > 100){
vErrors = withError(vErrors, instancePath+"/fields/" + i0+"/options", "maxItems", 100);
errors++;
}
const len1 = data16.length;
for(let i1=0; i1<len1; i1++){
let data17 = data16[i1];
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.id === undefined){
vErrors = withError(vErrors, instancePath+"/fields/" + i0+"/options/" + i1, "required", "id");
errors++;
}
if(data17.label === undefined){
vErrors = withError(vErrors, instancePath+"/fields/" + i0+"/options/" + i1, "required", "label");
errors++;
}
for(const key2 in data17){
if(!((key2 === "id") || (key2 === "label"))){
vErrors = withError(vErrors, instancePath+"/fields/" + i0+"/options/" + i1, "additionalProperties", key2);
errors++;
}
}
if(data17.id !== undefined){
let data18 = data17.id;
if(typeof data18 === "string"){
if(func0(data18) > 64){
vErrors = withError(vErrors, instancePath+"/fields/" + i0+"/options/" + i1+"/id", "maxLength", 64);
errors++;
}
if(func0(data18) < 1){
vErrors = withError(vErrors, instancePath+"/fields/" + i0+"/options/" + i1+"/id", "minLength", 1);
errors++;
}
if(!pattern3.test(data18)){
vErrors = withError(vErrors, instancePath+"/fields/" + i0+"/options/" + i1+"/id", "pattern");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/fields/" + i0+"/options/" + i1+"/id", "type");
errors++;
}
}
if(data17.label !== undefined){
let data19 = data17.label;
if(typeof data19 === "string"){
if(func0(data19) > 200){
vErrors = withError(vErrors, instancePath+"/fields/" + i0+"/options/" + i1+"/label", "maxLength", 200);
errors++;
}
if(func0(data19) < 1){
vErrors = withError(vErrors, instancePath+"/fields/" + i0+"/options/" + i1+"/label", "minLength", 1);
errors++;
}
if(!pattern0.test(data19)){
vErrors = withError(vErrors, instancePath+"/fields/" + i0+"/options/" + i1+"/label", "pattern");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/fields/" + i0+"/options/" + i1+"/label", "type");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/fields/" + i0+"/options/" + i1, "type");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/fields/" + i0+"/options", "type");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/fields/" + i0, "type");
errors++;
}
}
}
else {
vErrors = withError(vErrors, instancePath+"/fields", "type");
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

/** NewSurvey as JSON Schema, and the check of it. */
export const NewSurveyCheck: CheckedBody = {
  schema: NewSurveyBody,
  check: (body) => (validate0(body) ? [] : validate0.errors),
};
