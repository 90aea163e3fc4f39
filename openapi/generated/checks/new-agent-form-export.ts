// Generated from openapi/source by `npm run generate`. Do not edit.

// @ts-nocheck
import { type CheckedBody, withError, codePoints as func0 } from "../../formats/checked-body.ts";
import { isDate as formats0 } from "../../formats/dates.ts";
import { NewAgentFormExportBody } from "../bodies/new-agent-form-export.ts";

const pattern0 = new RegExp("\\S", "u");
const pattern1 = new RegExp("^[0-9a-f]{24}$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
vErrors = withError(vErrors, instancePath, "required", "name");
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "name") || (key0 === "description")) || (key0 === "forms")) || (key0 === "segments")) || (key0 === "agents")) || (key0 === "from")) || (key0 === "until"))){
vErrors = withError(vErrors, instancePath, "additionalProperties", key0);
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func0(data0) > 80){
vErrors = withError(vErrors, instancePath+"/name", "maxLength", 80);
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
if(data.forms !== undefined){
let data2 = data.forms;
if(Array.isArray(data2)){
if(data2.length > 50){
vErrors = withError(vErrors, instancePath+"/forms", "maxItems", 50);
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(!pattern1.test(data3)){
vErrors = withError(vErrors, instancePath+"/forms/" + i0, "pattern");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/forms/" + i0, "type");
errors++;
}
}
if(new Set(data2).size < data2.length){
vErrors = withError(vErrors, instancePath+"/forms", "uniqueItems");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/forms", "type");
errors++;
}
}
if(data.segments !== undefined){
let data4 = data.segments;
if(Array.isArray(data4)){
if(data4.length > 50){
vErrors = withError(vErrors, instancePath+"/segments", "maxItems", 50);
errors++;
}
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(typeof data5 === "string"){
if(!pattern1.test(data5)){
vErrors = withError(vErrors, instancePath+"/segments/" + i1, "pattern");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/segments/" + i1, "type");
errors++;
}
}
if(new Set(data4).size < data4.length){
vErrors = withError(vErrors, instancePath+"/segments", "uniqueItems");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/segments", "type");
errors++;
}
}
if(data.agents !== undefined){
let data6 = data.agents;
if(Array.isArray(data6)){
if(data6.length > 50){
vErrors = withError(vErrors, instancePath+"/agents", "maxItems", 50);
errors++;
}
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
let data7 = data6[i2];
if(typeof data7 === "string"){
if(!pattern1.test(data7)){
vErrors = withError(vErrors, instancePath+"/agents/" + i2, "pattern");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/agents/" + i2, "type");
errors++;
}
}
if(new Set(data6).size < data6.length){
vErrors = withError(vErrors, instancePath+"/agents", "uniqueItems");
errors++;
}
}
else {
vErrors = withError(vErrors, instancePath+"/agents", "type");
errors++;
}
}
if(data.from !== undefined){
let data8 = data.from;
if((typeof data8 !== "string") && (data8 !== null)){
vErrors = withError(vErrors, instancePath+"/from", "type");
errors++;
}
if(typeof data8 === "string"){
if(func0(data8) > 10){
vErrors = withError(vErrors, instancePath+"/from", "maxLength", 10);
errors++;
}
if(!(formats0(data8))){
vErrors = withError(vErrors, instancePath+"/from", "format");
errors++;
}
}
}
if(data.until !== undefined){
let data9 = data.until;
if((typeof data9 !== "string") && (data9 !== null)){
vErrors = withError(vErrors, instancePath+"/until", "type");
errors++;
}
if(typeof data9 === "string"){
if(func0(data9) > 10){
vErrors = withError(vErrors, instancePath+"/until", "maxLength", 10);
errors++;
}
if(!(formats0(data9))){
vErrors = withError(vErrors, instancePath+"/until", "format");
errors++;
}
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

/** NewAgentFormExport as JSON Schema, and the check of it. */
export const NewAgentFormExportCheck: CheckedBody = {
  schema: NewAgentFormExportBody,
  check: (body) => (validate0(body) ? [] : validate0.errors),
};
